import type { Locale } from '#contracts/common.ts';
import { reviewMessages } from '#i18n/reviews/index.ts';

/** What is wrong with a text; nothing where it is in order. @param missing what is said where there is none, and one has to be */
export function textProblem(locale: Locale, text: string, { most, missing }: { most: number; missing?: string }): string | undefined {
  if (text === '') return missing;
  return text.length > most ? reviewMessages(locale).tooLong({ most, count: text.length }) : undefined;
}
