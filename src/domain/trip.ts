import * as v from 'valibot';
import { mostItems, uuid } from '#contracts/common.ts';
import type { Selection } from '#contracts/quotes.ts';
import { planned } from '#contracts/trip.ts';
import { isSameSelection } from './products/selection.ts';

/** What somebody would like to do, on which day and at what time, and how many of them: no seat is kept for it, and it names nobody. */
export const wish = v.object({
  /** Made in the browser in which it was added; tells two wishes for the same departure apart. */
  id: uuid,
  ...planned.entries,
});
export type Wish = v.InferOutput<typeof wish>;

/** In the order in which they were added; what they are on is shown by day. */
export const trip = v.pipe(v.array(wish), v.maxLength(mostItems));
export type Trip = v.InferOutput<typeof trip>;

export const isFull = (wishes: Trip): boolean => wishes.length >= mostItems;

/** The wish for just this, where the trip has it already. */
export const wishFor = (wishes: Trip, wanted: Selection): Wish | undefined => wishes.find((one) => isSameSelection(one, wanted));
