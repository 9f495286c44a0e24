import type * as v from 'valibot';
import type { Locale } from '#contracts/common.ts';
import type { Question } from '#contracts/questions.ts';

/** Why an answer does not do. */
export type AnswerProblem = 'required' | 'malformed' | 'too_long' | 'unknown_option';

/** What the rules ask of a question, whatever language its texts are in. */
export type Rules = Pick<Question, 'type' | 'required'> & { options?: readonly { id: string }[] | undefined };

/** A type of question: its rules, for browser and server. What the browser shows for it is in `islands/checkout/questions/`. */
export interface QuestionKind {
  /** Shape of an answer on the wire, whatever the question; an issue's message is an `AnswerProblem`. */
  readonly answer: v.GenericSchema<string>;
  /** What the shopper reads where a required answer is missing. */
  readonly missing: 'enterAnswer' | 'chooseAnswer';
  /** What is wrong with an answer of that shape that is not empty; nothing where it does. */
  problem(answer: string, question: Rules): AnswerProblem | undefined;
  /** The answer in words, for people who have not seen the form. */
  text(answer: string, question: Question, locale: Locale): string;
}
