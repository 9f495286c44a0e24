import * as v from 'valibot';
import type { QuestionKind, Rules } from './kind.ts';
import { longText } from './long-text.ts';
import { number } from './number.ts';
import { select } from './select.ts';
import { several } from './several.ts';
import { text } from './text.ts';
import { yesNo } from './yes-no.ts';

/** The types of questions, by the name that the wire and the catalogue have for them: a new one is a file and a line here. */
export const questionKinds = {
  text,
  'long-text': longText,
  number,
  select,
  several,
  'yes-no': yesNo,
} satisfies Record<string, QuestionKind>;

export type QuestionKindId = keyof typeof questionKinds;
/** All that can be wrong with an answer to a question of this type. */
export type ProblemOf<Id extends QuestionKindId> = 'required' | NonNullable<ReturnType<(typeof questionKinds)[Id]['problem']>>;
export type QuestionKinds = Readonly<Record<string, QuestionKind>>;

/** Which of ours a type on the wire is: a page that is older than the service asks what it does not know as a text. */
export const questionKindId = (type: string): QuestionKindId => (Object.hasOwn(questionKinds, type) ? (type as QuestionKindId) : 'text');

/** @throws Error for a type that is not registered */
export function questionKindOf(type: string, kinds: QuestionKinds): QuestionKind {
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (!kind) throw new Error(`there is no question of the type ${type}`);
  return kind;
}

/**
 * The first thing that is wrong with an answer, `required` or a problem of the kind's own; nothing where it does. Texts as typed: white
 * space around them does not count.
 */
export function answerProblem(kind: QuestionKind, question: Rules, typed: string): string | undefined {
  const answer = typed.trim();
  if (answer === '') return question.required ? 'required' : undefined;
  const [issue] = v.safeParse(kind.answer, answer).issues ?? [];
  return issue ? issue.message : kind.problem(answer, question);
}
