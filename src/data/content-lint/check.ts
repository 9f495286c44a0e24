import { locales, type Locale } from '#contracts/common.ts';
import { checkReferences, pathsOf } from './links.ts';
import { placeOf, type Problem, type TextFile } from './text-file.ts';

/** The languages that a room's pages are shown in: those of the brand whose folder it is; of the common rooms, all. */
export type LocalesOf = (room: string) => readonly Locale[];

/** A page that only some visitors can read. */
function checkTwins(files: readonly TextFile[], localesOf: LocalesOf): Problem[] {
  const known = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path }) => {
    const place = placeOf(path);
    if (!place) return [{ path, line: 1, text: `lies in no language's folder: these are ${locales.join(', ')}` }];
    const offered = localesOf(place.room);
    if (!offered.includes(place.locale)) return [{ path, line: 1, text: `is in a language that the brand does not have: its brand.yaml says ${offered.join(', ')}` }];
    return offered
      .map((locale) => `${place.room}/${locale}/${place.name}.md`)
      .filter((twin) => !known.has(twin))
      .map((twin) => ({ path, line: 1, text: `has no twin ${twin}: translate it, or retire both` }));
  });
}

/** Everything that is wrong with the editors' texts, front matter apart: that is checked when the pages are built. */
export function checkContent(files: readonly TextFile[], localesOf: LocalesOf = () => locales): Problem[] {
  const known = pathsOf(files);
  return [...checkTwins(files, localesOf), ...files.flatMap((file) => checkReferences(file, known))];
}
