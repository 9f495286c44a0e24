import { hasAny } from '../wish.ts';

/** Day of the week, by the schedule. */
export const weekday = hasAny('weekday', (tour) => tour.weekdays);
