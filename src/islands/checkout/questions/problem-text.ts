import type { Locale } from '#contracts/common.ts';
import type { Question } from '#contracts/questions.ts';
import { questionKindId, type ProblemOf, type QuestionKindId } from '#domain/questions/registry.ts';
import { questionTexts } from '#i18n/question-texts.ts';

type Complete = { [Id in QuestionKindId]: (locale: Locale) => Record<ProblemOf<Id>, string> };

/** What is wrong where an answer does not fit its question's pattern: there the tour itself says what to write. */
const patternProblem: ProblemOf<'text'> = 'not_as_asked';

/** What the shopper reads about an answer that does not do. */
export function problemText({ type, pattern }: Pick<Question, 'type' | 'pattern'>, problem: string, locale: Locale): string {
  if (pattern && problem === patternProblem) return pattern.error;
  const texts: { required: string; [problem: string]: string } = (questionTexts satisfies Complete)[questionKindId(type)](locale);
  // A rule's own message, where somebody forgot to name the problem: the field is still marked.
  return texts[problem] ?? texts.required;
}
