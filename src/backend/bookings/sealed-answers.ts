import type { PlacedOrder } from '#contracts/authorization-checkout.ts';
import type { Backend } from '../backend.ts';

type Said = Pick<PlacedOrder, 'bookingQuestionsAnswers'>;
type Sealing = Pick<Backend, 'sealer'>;

const about = (checkoutKey: string, { questionId, participant }: Said['bookingQuestionsAnswers'][number]): string =>
  JSON.stringify([checkoutKey, questionId, participant]);

/** An order as the database keeps it: nobody reads there what was answered. @param checkoutKey of its checkout */
export const sealAnswers = <Order extends Said>({ sealer }: Sealing, checkoutKey: string, order: Order): Order => ({
  ...order,
  bookingQuestionsAnswers: order.bookingQuestionsAnswers.map((one) => ({
    ...one,
    answer: sealer.seal(one.answer, about(checkoutKey, one)),
  })),
});

/** The same as it was placed. */
export const openAnswers = <Order extends Said>({ sealer }: Sealing, checkoutKey: string, order: Order): Order => ({
  ...order,
  bookingQuestionsAnswers: order.bookingQuestionsAnswers.map((one) => ({
    ...one,
    answer: sealer.open(one.answer, about(checkoutKey, one)),
  })),
});
