import type { Locale } from '#contracts/common.ts';
import type { Question } from '#contracts/questions.ts';
import type { Tour } from './catalogue.ts';

/** A tour's question as it is put to somebody who reads this language. */
export const questionIn = (
  { id, type, required, label, hint, options, unit, min, max, pattern, notAfterVisit, onlyIf }: Tour['questions'][number],
  locale: Locale,
): Question => ({
  id,
  type,
  required,
  label: label[locale],
  ...(hint && { hint: hint[locale] }),
  ...(unit && { unit }),
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
  ...(pattern && { pattern: { matches: pattern.matches, error: pattern.error[locale] } }),
  ...(notAfterVisit && { notAfterVisit }),
  ...(onlyIf && { onlyIf }),
  options: (options ?? []).map((option) => ({ id: option.id, label: option.label[locale] })),
});
