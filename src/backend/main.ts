import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Overrides } from './backend.ts';
import { catalogueOf, type Sources } from './catalogue/catalogue.ts';
import { readConfig } from './config.ts';
import { startServer } from './server.ts';

/** Whoever stops a server wants it gone: running requests get this long. */
const graceMilliseconds = 10_000;

/** The bundle has the catalogue beside it, read and checked already. */
const compiled = join(import.meta.dirname, 'catalogue.json');
const overrides: Overrides = existsSync(compiled) ? { catalogue: catalogueOf(JSON.parse(readFileSync(compiled, 'utf8')) as Sources) } : {};

try {
  const server = await startServer(readConfig(process.env), overrides);
  console.info(`Landfall is at ${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), graceMilliseconds).unref();
      void server.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
