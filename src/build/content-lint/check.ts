import { locales } from '#contracts/common.ts';
import { commonRooms, type Known } from './known.ts';
import { checkReferences, pathsOf } from './links.ts';
import { checkHead, checkMarks } from './source.ts';
import { placeOf, type Problem, type TextFile } from './text-file.ts';

/** A page that only some visitors can read. */
function checkTwins(files: readonly TextFile[], { localesOf }: Known): Problem[] {
  const known = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path }) => {
    const place = placeOf(path);
    if (!place) return [{ path, line: 1, text: `lies in no language's folder: these are ${locales.join(', ')}` }];
    const offered = localesOf(place.room);
    if (!offered.includes(place.locale))
      return [{ path, line: 1, text: `is in a language that the brand does not have: its brand.yaml says ${offered.join(', ')}` }];
    return offered
      .map((locale) => `${place.room}/${locale}/${place.name}.md`)
      .filter((twin) => !known.has(twin))
      .map((twin) => ({ path, line: 1, text: `has no twin ${twin}: translate it, or retire both` }));
  });
}

/** Everything that is wrong with the editors' texts, but for what their heads say: that is checked when the pages are built. */
export function checkContent(files: readonly TextFile[], rooms: Partial<Known> = {}): Problem[] {
  const known = { ...commonRooms, ...rooms };
  const pages = pathsOf(files);
  return [
    ...checkTwins(files, known),
    ...files.flatMap((file) => [...checkHead(file), ...checkMarks(file, known), ...checkReferences(file, pages, known)]),
  ];
}
