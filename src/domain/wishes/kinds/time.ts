import { hasAny } from '../wish.ts';

/** Time of day, by the schedule. */
export const time = hasAny('time', (tour) => tour.timesOfDay);
