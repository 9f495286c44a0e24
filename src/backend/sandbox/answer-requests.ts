import { operatorOutcomes, type OperatorOutcome } from '#contracts/sandbox.ts';
import type { Backend } from '../backend.ts';
import { readBookingsOf, type Booking } from '../bookings/booking.ts';
import type { Routine } from '../jobs/routines.ts';
import { accept, decline } from '../operators/decide.ts';
import { freeTimesFor } from '../suggested-times/free-times.ts';
import { suggest } from '../suggested-times/suggest.ts';
import type { Expected } from './sandbox.ts';

async function suggestNext(backend: Backend, booking: Booking): Promise<void> {
  const [free] = await freeTimesFor(backend, booking);
  if (free) await suggest(backend, booking, free.resource);
}

const answers: Record<OperatorOutcome, (backend: Backend, booking: Booking) => Promise<unknown>> = {
  operator_confirms: accept,
  operator_declines: (backend, { id }) => decline(backend, id),
  operator_suggests: suggestNext,
};

const isOfOperator = (expected: Expected): expected is Expected<OperatorOutcome> =>
  operatorOutcomes.some((one) => one === expected.outcome);

/** Answers requests as it was planned for their orders, in place of their operators. */
export async function answerRequests(backend: Backend): Promise<void> {
  const { sandbox, db } = backend;
  for (const expected of sandbox?.expected().filter(isOfOperator) ?? []) {
    const booked = await readBookingsOf(db, expected.checkoutKey);
    for (const booking of booked.filter(({ status }) => status === 'on_request')) await answers[expected.outcome](backend, booking);
    if (booked.length > 0) sandbox?.forget(expected);
  }
}

export const answerRequestsRoutine: Routine = { name: 'answer requests as planned', everySeconds: 2, work: answerRequests };
