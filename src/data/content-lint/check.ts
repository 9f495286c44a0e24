import { locales } from '#contracts/common.ts';
import { checkReferences, pathsOf } from './links.ts';
import { placeOf, type Problem, type TextFile } from './text-file.ts';

/** A page that only some visitors can read. */
function checkTwins(files: readonly TextFile[]): Problem[] {
  const known = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path }) => {
    const place = placeOf(path);
    if (!place) return [{ path, line: 1, text: `lies in no language's folder: these are ${locales.join(', ')}` }];
    return locales
      .map((locale) => `${place.room}/${locale}/${place.name}.md`)
      .filter((twin) => !known.has(twin))
      .map((twin) => ({ path, line: 1, text: `has no twin ${twin}: translate it, or retire both` }));
  });
}

/** Everything that is wrong with the editors' texts, front matter apart: that is checked when the pages are built. */
export function checkContent(files: readonly TextFile[]): Problem[] {
  const known = pathsOf(files);
  return [...checkTwins(files), ...files.flatMap((file) => checkReferences(file, known))];
}
