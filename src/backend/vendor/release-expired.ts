import type { Routine } from '../jobs/routines.ts';

/** Frees what nobody has booked in time, at each supplier. */
export const releaseExpiredRoutine: Routine = {
  name: 'release expired holds',
  everySeconds: 5,
  work: ({ suppliers, clock }) => Promise.all(Object.values(suppliers).map(({ releaseExpired }) => releaseExpired(clock()))),
};
