import type * as v from 'valibot';
import type { Day, Locale } from '#contracts/common.ts';
import type { Question } from '#contracts/questions.ts';

/** What the rules ask of a question, whatever language its texts are in. */
export type Rules = Pick<Question, 'type' | 'required'> & {
  options?: readonly { id: string }[] | undefined;
  min?: number | undefined;
  max?: number | undefined;
  unit?: Question['unit'] | undefined;
  pattern?: { matches: string } | undefined;
  notAfterVisit?: boolean | undefined;
};

/**
 * A type of question: its rules, for browser and server. What the browser shows for it is in `islands/checkout/questions/`, what people
 * read about an answer that does not do in `i18n/question-<kind>/`.
 * @typeParam Problem what can be wrong with an answer that is not empty, by the names of those texts
 */
export interface QuestionKind<Problem extends string = string> {
  /** Shape of an answer on the wire, whatever the question; an issue's message is a `Problem`. */
  readonly answer: v.GenericSchema<string>;
  /** What is wrong with an answer of that shape that is not empty; nothing where it does. */
  problem(answer: string, question: Rules, visit: Day): Problem | undefined;
  /** How what was typed is written on the wire; absent: as it was typed, without the white space around it. */
  written?(typed: string): string;
  /** What the catalogue may say of such a question besides: all else would be without effect. */
  readonly takes?: readonly (keyof Omit<Rules, 'type' | 'required'>)[];
  /** What such a question lacks, or has too much of, so that nobody could answer it; for who writes the catalogue. */
  fault?(question: Rules): string | undefined;
  /** The ids of the options that an answer chooses, for questions that depend on it; absent where nothing can. */
  chosen?(answer: string): readonly string[];
  /** Kept until the visit is over, and shown to its operator alone; all others see the answer in words, which hide it. */
  readonly isSecret?: true;
  /** The answer in words, for people who have not seen the form. */
  text(answer: string, question: Question, locale: Locale): string;
}
