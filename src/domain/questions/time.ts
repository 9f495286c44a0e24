import * as v from 'valibot';
import { timeOfDay } from '#contracts/common.ts';
import type { QuestionKind } from './kind.ts';

type Problem = 'not_a_time';

/** A time of day at the venue, `HH:mm`. */
export const time: QuestionKind<Problem> = {
  answer: v.pipe(
    v.string(),
    v.check((text) => v.is(timeOfDay, text), 'not_a_time' satisfies Problem),
  ),
  problem: () => undefined,
  text: (answer, _question, locale) => (locale === 'de' ? `${answer} Uhr` : answer),
};
