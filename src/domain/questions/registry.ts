import * as v from 'valibot';
import type { Day } from '#contracts/common.ts';
import { country } from './country.ts';
import { date } from './date.ts';
import { email } from './email.ts';
import { flight } from './flight.ts';
import { identityDocument } from './identity-document.ts';
import type { QuestionKind, Rules } from './kind.ts';
import { longText } from './long-text.ts';
import { number } from './number.ts';
import { phone } from './phone.ts';
import { select } from './select.ts';
import { several } from './several.ts';
import { ship } from './ship.ts';
import { text } from './text.ts';
import { time } from './time.ts';
import { yesNo } from './yes-no.ts';

/** The types of questions, by the name that the wire and the catalogue have for them: a new one is a file and a line here. */
export const questionKinds = {
  text,
  'long-text': longText,
  number,
  select,
  several,
  'yes-no': yesNo,
  date,
  time,
  country,
  phone,
  email,
  flight,
  ship,
  'identity-document': identityDocument,
} satisfies Record<string, QuestionKind>;

export type QuestionKindId = keyof typeof questionKinds;
/** All that can be wrong with an answer to a question of this type. */
export type ProblemOf<Id extends QuestionKindId> = 'required' | NonNullable<ReturnType<(typeof questionKinds)[Id]['problem']>>;
export type QuestionKinds = Readonly<Record<string, QuestionKind>>;

/** Which of ours a type on the wire is: a page that is older than the service asks what it does not know as a text. */
export const questionKindId = (type: string): QuestionKindId => (Object.hasOwn(questionKinds, type) ? (type as QuestionKindId) : 'text');

/** The kind of a question in the browser. */
export const ownKindOf = (type: string): QuestionKind => questionKinds[questionKindId(type)];

/** The types of questions whose answers are secret. */
export const secretKinds = (kinds: QuestionKinds): string[] => Object.keys(kinds).filter((type) => kinds[type]?.isSecret);

/** @throws Error for a type that is not registered */
export function questionKindOf(type: string, kinds: QuestionKinds): QuestionKind {
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (!kind) throw new Error(`there is no question of the type ${type}`);
  return kind;
}

/** What is sent for what was typed in the browser. */
export const writtenOf = (kind: QuestionKind, typed: string): string => kind.written?.(typed) ?? typed.trim();

/**
 * The first thing that is wrong with an answer, `required` or a problem of the kind's own; nothing where it does. White space around it
 * does not count.
 * @param visit the day of what is booked
 */
export function answerProblem(kind: QuestionKind, question: Rules, given: string, visit: Day): string | undefined {
  const answer = given.trim();
  if (answer === '') return question.required ? 'required' : undefined;
  const [issue] = v.safeParse(kind.answer, answer).issues ?? [];
  return issue ? issue.message : kind.problem(answer, question, visit);
}
