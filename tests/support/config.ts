import { readConfig, type Config } from '#backend/config.ts';

/** A free port, a database in memory, no limits for each address. */
export const testConfig = (settings: Record<string, string> = {}): Config =>
  readConfig({ PORT: '0', DATA_DIR: 'memory://', LOG_LEVEL: 'silent', RATE_LIMITS: 'false', ...settings });
