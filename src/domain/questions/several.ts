import * as v from 'valibot';
import type { QuestionKind } from './kind.ts';

type Problem = 'unknown_option';

/** Between the ids of an answer; an id has none. */
const separator = ',';

export const chosenIn = (answer: string): string[] => answer.split(separator).filter(Boolean);

/** Any number of the question's options; the answer is their ids, each once and in the options' order, with commas between. */
export const several: QuestionKind<Problem> = {
  answer: v.pipe(v.string(), v.maxLength(500, 'unknown_option' satisfies Problem)),
  problem: (answer, { options = [] }) => (answerOf(chosenIn(answer), options) === answer ? undefined : 'unknown_option'),
  chosen: chosenIn,
  takes: ['options'],
  fault: ({ options = [] }) => (options.length < 2 ? 'options: give two at least' : undefined),
  text: (answer, { options }) =>
    chosenIn(answer)
      .map((chosen) => options.find(({ id }) => id === chosen)?.label ?? chosen)
      .join(', '),
};

/** The answer that chooses these. */
export const answerOf = (chosen: readonly string[], options: readonly { id: string }[]): string =>
  options
    .map(({ id }) => id)
    .filter((id) => chosen.includes(id))
    .join(separator);
