import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandsDirectory } from '#brands/folder.ts';

/** A copy of a brand under the name `copy`, to be broken. `edit` replaces one text of a file by another. */
export function brandCopy(source = 'landfall') {
  const directory = mkdtempSync(join(tmpdir(), 'landfall-brand-'));
  const folder = join(directory, 'copy');
  cpSync(join(brandsDirectory, source), folder, { recursive: true });
  return {
    directory,
    folder,
    edit(file: string, from: string | RegExp, to: string): void {
      const text = readFileSync(join(folder, file), 'utf8');
      const edited = text.replace(from, to);
      if (edited === text) throw new Error(`${file} has no ${String(from)}`);
      writeFileSync(join(folder, file), edited);
    },
  };
}
