import { knownCall } from '#domain/cruises/changed-call.ts';
import type { Backend } from '../backend.ts';
import { dueJob } from '../jobs/job.ts';
import type { Routine } from '../jobs/routines.ts';
import { callNow, tellsOfCalls } from './call-now.ts';
import { readFromShips } from './from-ship.ts';
import { callChangeJob } from './follow.ts';

/** A change counts once it has stood for so long: half of a copied folder, or a mistake that is put right, moves nobody's money. */
const standsSeconds = 300;
/** Within so long one notice is enough; later the same change may have come once more. */
const noticeMilliseconds = 600_000;

/** Finds the bookings whose call is not as they know it: also what has changed while no server ran. */
export async function noticeChangedCalls(backend: Backend): Promise<void> {
  if (!tellsOfCalls(backend)) return;
  const noticed = String(Math.floor(backend.clock().getTime() / noticeMilliseconds));
  const changed = (await readFromShips(backend))
    .map((booking) => ({ booking, call: callNow(backend, booking) }))
    .filter(({ booking, call }) => call !== knownCall(booking));
  const due = changed.map(({ booking, call }) => dueJob(callChangeJob, { bookingId: booking.id, call, noticed }, standsSeconds));
  if (due.length > 0) await backend.jobs.enqueue(backend.db, ...due);
}

export const noticeChangedCallsRoutine: Routine = { name: 'notice changed calls', everySeconds: 60, work: noticeChangedCalls };
