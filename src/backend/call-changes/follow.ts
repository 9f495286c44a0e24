import { eq } from 'drizzle-orm';
import type { BookedCall } from '#domain/booked-item.ts';
import { chooseUntil, knownCall, outcomeOf, type CallChange } from '#domain/cruises/changed-call.ts';
import { shipProblem } from '#domain/cruises/ship-problem.ts';
import type { ShipProblem } from '#domain/products/kind.ts';
import type { Backend } from '../backend.ts';
import { bookingJob } from '../bookings/booking-job.ts';
import { readBooking, type Booking } from '../bookings/booking.ts';
import type { Database } from '../db/open.ts';
import { bookings, holds } from '../db/schema.ts';
import { dueJob } from '../jobs/job.ts';
import { bookedCallOf, shoreCallIn } from '../sailings/shore-call.ts';
import { callNow, routeOf, tellsOfCalls } from './call-now.ts';
import { excursionOf } from './excursion-of.ts';
import { fittingTimesFor } from './fitting-times.ts';
import { isConcerned } from './from-ship.ts';
import { callOfferMail, callStandsMail, operatorCallStandsMail } from './mail-jobs.ts';
import { callOfferOverJob, lockBooking } from './offer.ts';
import { refundAll } from './refund-all.ts';

type Taken = { call: BookedCall | undefined; problem: ShipProblem | undefined };

/** What is booked, held against the call of now. */
function takenNow(backend: Backend, booking: Booking, agreed: { agreedMinutes?: number | undefined }): Taken {
  const [route, excursion] = [routeOf(backend, booking), excursionOf(backend, booking)];
  if (!route || !excursion) return { call: undefined, problem: { code: route ? 'ship_elsewhere' : 'ship_gone' } };
  const found = shoreCallIn(route, excursion, { queryDate: booking.day, startingTime: booking.startingTime });
  if (!found) return { call: undefined, problem: { code: 'ship_elsewhere' } };
  return { call: bookedCallOf(found), problem: shipProblem(found.verdict, agreed) };
}

const reasonOf = ({ call, problem }: Taken): CallChange['reason'] => {
  if (call) return 'times';
  return problem?.code === 'ship_gone' ? 'sailing_gone' : 'call_gone';
};

/** What to do, in a transaction that has locked the booking. */
async function decideIn(backend: Backend, tx: Database, booking: Booking, call: string, others: number): Promise<void> {
  const { clock, jobs } = backend;
  const [held] = await tx.select().from(holds).where(eq(holds.id, booking.holdId));
  const taken = takenNow(backend, booking, held?.selection.cruise ?? {});
  const until = chooseUntil(booking.item, clock());
  const hasOthers = others > 0 && clock() < until;
  const outcome = outcomeOf({ known: knownCall(booking), now: call, problem: taken.problem, hasOthers });
  if (outcome === 'unchanged') return;
  const about = { bookingId: booking.id, at: clock().toISOString() };
  const item = taken.call ? { ...booking.item, shoreCall: taken.call } : booking.item;
  const change = { at: about.at, call, outcome };
  if (outcome === 'refund') return refundAll(backend, tx, { ...booking, item }, { ...change, outcome, reason: reasonOf(taken) });
  const callChange: CallChange = outcome === 'offer' ? { ...change, reason: reasonOf(taken), until: until.toISOString() } : change;
  await tx.update(bookings).set({ item, callChange }).where(eq(bookings.id, booking.id));
  if (outcome === 'stands') return jobs.enqueue(tx, dueJob(callStandsMail, about), dueJob(operatorCallStandsMail, about));
  const seconds = Math.ceil((until.getTime() - clock().getTime()) / 1_000);
  return jobs.enqueue(tx, dueJob(callOfferMail, about), dueJob(callOfferOverJob, about, seconds));
}

/**
 * Does for one booking what a changed call asks for: once, however often it is asked. What has changed meanwhile is noticed anew.
 * @param call as it was when that was noticed (`callText`): a server that knows another catalogue does nothing
 */
export async function followCall(backend: Backend, { id }: Pick<Booking, 'id'>, call: string): Promise<void> {
  const { db } = backend;
  const read = await readBooking(db, id);
  if (!read || !isConcerned(backend, read) || !tellsOfCalls(backend)) return;
  // Before the transaction: it locks no departures.
  const others = await fittingTimesFor(backend, read);
  await db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    if (!booking || !isConcerned(backend, booking) || booking.holdId !== read.holdId) return;
    if (callNow(backend, booking) === call) await decideIn(backend, tx, booking, call, others.length);
  });
}

/** `call`: as it was when that was noticed; `noticed`: when that was, roughly. */
export const callChangeJob = bookingJob<{ bookingId: string; call: string; noticed: string }>({
  kind: 'call_change',
  queue: 'money',
  work: (backend, booking, { call }) => followCall(backend, booking, call),
});
