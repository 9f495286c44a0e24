import { openBackend, type OpenBackend, type Overrides } from '#backend/backend.ts';
import { startServer, type RunningServer } from '#backend/server.ts';
import { brandFactsOf } from '#build/brand/files.ts';
import { testConfig } from './config.ts';
import { freshDatabase } from './fresh-database.ts';
import { toBeginWith } from './to-begin-with.ts';

/** As its sources say: an earlier build may have left something else. */
export const landfall = await brandFactsOf('landfall');

/** Every test would wait for what few of them ask for. */
const usual = async (): Promise<Overrides> => ({ brand: landfall, makesReady: false, ...(await toBeginWith()) });

/** With an empty database of its own, on Postgres where the tests run on Postgres. */
export const openTestBackend = async (overrides: Overrides = {}, settings: Record<string, string> = {}): Promise<OpenBackend> =>
  openBackend(testConfig({ ...(await freshDatabase()), ...settings }), { ...(await usual()), ...overrides });

export const startTestServer = async (overrides: Overrides = {}, settings: Record<string, string> = {}): Promise<RunningServer> =>
  startServer(testConfig({ ...(await freshDatabase()), ...settings }), { ...(await usual()), ...overrides });
