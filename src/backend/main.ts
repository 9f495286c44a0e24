import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueFile, CatalogueFiles } from './catalogue/read-file.ts';
import { readConfig } from './config.ts';
import { readBlank } from './db/blank.ts';
import { siteDirectory } from './root.ts';
import { startServer } from './server.ts';

/** After a signal to stop, running requests get this long. */
const graceMilliseconds = 10_000;

/** The first that has `node:sqlite` without a flag. */
const needed = { major: 22, minor: 13 };

/** @throws Error when a Node runs this that lacks what the services are written with */
function expectNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > needed.major || (major === needed.major && minor >= needed.minor)) return;
  throw new Error(`Node ${needed.major}.${needed.minor} or later runs the services, and this is ${version}: npm start has the right one.`);
}

/** The bundle has what the build has parsed of the catalogue beside it: only what has changed since is parsed again. */
const parsedFile = join(import.meta.dirname, 'catalogue.json');
const readParsed = (): CatalogueFiles =>
  new Map(existsSync(parsedFile) ? (JSON.parse(readFileSync(parsedFile, 'utf8')) as [string, CatalogueFile][]) : []);

/** In this bundle it is a constant; the libraries of the pages on demand look it up, and take longer where it is missing. */
const { env } = process;
env['NODE_ENV'] ??= 'production';

try {
  expectNode(process.versions.node);
  const config = readConfig(process.env);
  if (!existsSync(join(siteDirectory(config.brand), 'index.html'))) {
    throw new Error(
      `There are no pages in dist/${config.brand}: run npm run build -- --brand ${config.brand} first, ` +
        'or set BRAND to a brand that is built.',
    );
  }
  const server = await startServer(config, { parsed: readParsed(), ...(await readBlank()) }, { isOwn: true });
  console.info(`${server.backend.brand.name} is at ${server.url}`);
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
