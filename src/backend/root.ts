import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findRoot(directory: string): string {
  if (existsSync(join(directory, 'package.json'))) return directory;
  const parent = dirname(directory);
  if (parent === directory) throw new Error(`no package.json above ${import.meta.dirname}: the server runs inside a checkout`);
  return findRoot(parent);
}

/** The checkout's top folder, found from the sources and from the bundle in `dist/server` alike. */
export const root = findRoot(import.meta.dirname);

/** Tours, destinations, rates and artwork, as editors write them. */
export const cataloguePath = (...parts: string[]): string => join(root, 'content', 'catalogue', ...parts);

/** A path inside `src/backend`, where migrations are at run time, too. */
export const backendPath = (...parts: string[]): string => join(root, 'src', 'backend', ...parts);

/** Where the Astro build leaves a brand's pages. */
export const siteDirectory = (brand: string): string => join(root, 'dist', brand);

/** When and from which files of the catalogue a brand's pages were built. */
export const builtPath = (brand: string): string => join(root, 'dist', 'server', brand, 'built.json');

/** What the build leaves of a brand's pages that are rendered on demand. */
export const onDemandEntry = (brand: string): string => join(root, 'dist', 'server', brand, 'entry.mjs');

/** The database that new embedded ones begin with, which the build leaves. */
export const blankPath = join(root, 'dist', 'server', 'blank-database.tar.gz');
