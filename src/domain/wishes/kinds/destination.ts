import { hasAny } from '../wish.ts';

/** Where: a destination, or all of a country. */
export const destination = hasAny('destination', (tour) => [tour.destination]);
