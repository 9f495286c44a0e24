import type { Locale } from '#contracts/common.ts';
import type { Question } from '#contracts/questions.ts';
import { questionKindId, type ProblemOf, type QuestionKindId } from '#domain/questions/registry.ts';
import { questionTexts } from '#i18n/question-texts.ts';

type Complete = { [Id in QuestionKindId]: (locale: Locale) => Record<ProblemOf<Id>, string> };

/** What the shopper reads about an answer that does not do. */
export function problemText({ type }: Pick<Question, 'type'>, problem: string, locale: Locale): string {
  const texts: { required: string; [problem: string]: string } = (questionTexts satisfies Complete)[questionKindId(type)](locale);
  // A rule's own message, where somebody forgot to name the problem: the field is still marked.
  return texts[problem] ?? texts.required;
}
