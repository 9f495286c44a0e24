import * as v from 'valibot';
import { emailAddress } from '#contracts/email-address.ts';
import type { QuestionKind } from './kind.ts';

type Problem = 'not_an_address';

/** An e-mail address as it was typed. */
export const email: QuestionKind<Problem> = {
  answer: v.pipe(
    v.string(),
    v.check((text) => v.is(emailAddress, text), 'not_an_address' satisfies Problem),
  ),
  problem: () => undefined,
  text: (answer) => answer,
};
