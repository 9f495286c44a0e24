import { hasAny } from '../wish.ts';

/** With a wheelchair, a pram, a dog. */
export const access = hasAny('access', (tour) => tour.access);
