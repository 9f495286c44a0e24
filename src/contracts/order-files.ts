import * as v from 'valibot';

/** Of an order of several with two tickets or more. The links open without signing in, as those of its tickets do. */
export const orderFiles = v.object({
  /** All its tickets in one PDF, with a cover that says what is booked on which day. */
  ticketsUrl: v.string(),
  /** All its visits as one calendar file. */
  calendarUrl: v.string(),
});
export type OrderFiles = v.InferOutput<typeof orderFiles>;
