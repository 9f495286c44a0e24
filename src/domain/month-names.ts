import { locales } from '#contracts/common.ts';
import { dateTimeFormat } from './formatters.ts';
import { fold } from './words.ts';

/** `mai` and `may` are 5, `sept` is 9: months by their names in all languages, long and short, folded. */
export const monthNames: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
    locales.flatMap((locale) =>
      (['long', 'short'] as const).map((style): [string, number] => {
        const name = dateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(Date.UTC(2027, month - 1));
        return [fold(name.replace('.', '')), month];
      }),
    ),
  ),
);
