import * as v from 'valibot';
import { phoneNumber } from '#contracts/checkout.ts';
import type { QuestionKind } from './kind.ts';

type Problem = 'not_a_number';

/** A telephone number as E.164, `+4930901820`; the field makes it of what is dialled at home. */
export const phone: QuestionKind<Problem> = {
  answer: v.pipe(
    v.string(),
    v.check((text) => v.is(phoneNumber, text), 'not_a_number' satisfies Problem),
  ),
  problem: () => undefined,
  text: (answer) => answer,
};
