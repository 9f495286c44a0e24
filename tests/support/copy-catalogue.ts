import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cataloguePath } from '#backend/root.ts';

const drawings = 'artwork';

/** The shop's own catalogue in a folder of a test's own. Its drawings, most of its files, are linked: no test changes them. */
export function copyCatalogue(directory: string): void {
  cpSync(cataloguePath(), directory, { recursive: true, filter: (path) => basename(path) !== drawings });
  if (!existsSync(join(directory, drawings))) symlinkSync(join(cataloguePath(), drawings), join(directory, drawings));
}
