import * as v from 'valibot';
import { tabAtom } from '../browser/storage.ts';

const access = v.object({
  /** Of the order, or of the booking in it that is meant. */
  orderNumber: v.string(),
  /** What the mailed code was exchanged for, for an hour at most; absent for a booking of who is signed in. */
  guest: v.optional(v.object({ accessToken: v.string(), expiresAt: v.string() })),
});
export type Access = v.InferOutput<typeof access>;

/** The key to one order, for this tab alone. */
export const $access = tabAtom<Access | null>('booking-access', v.nullable(access), null);

/** Opens the page of bookings for one that who is signed in has made: no code is asked for. */
export const openOwnBooking = (orderNumber: string): void => $access.set({ orderNumber });
