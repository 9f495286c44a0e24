import { DrizzleQueryError } from 'drizzle-orm';
import { pino, stdSerializers, type Logger } from 'pino';
import type { Config } from './config.ts';

/** A failed query names its values: names and addresses of shoppers, which belong in no log. */
function errorWithoutValues(error: Error): object {
  if (!(error instanceof DrizzleQueryError)) return stdSerializers.err(error);
  return {
    type: error.name,
    message: error.cause?.message,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    query: error.query,
  };
}

export const openLog = ({ logLevel }: Pick<Config, 'logLevel'>): Logger =>
  pino({ level: logLevel === 'warning' ? 'warn' : logLevel, serializers: { err: errorWithoutValues } });
