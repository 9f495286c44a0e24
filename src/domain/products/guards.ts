import type { Guard } from './kind.ts';

/** Nothing that starts by then can be booked any more. @param earliest a clock on the wall of the venue, `yyyy-MM-ddTHH:mm` */
export const cutOff =
  (earliest: string): Guard =>
  ({ start }) =>
    start > earliest ? undefined : { code: 'too_late' };
