import { fetchUserBookings } from '#api/account.ts';
import type { UserBooking } from '#contracts/user-bookings.ts';
import type { Locale } from '#contracts/common.ts';
import { asSubject } from './auth/resume.ts';
import { remoteStore } from '../browser/remote.ts';

const bookings = remoteStore<UserBooking[]>([]);

/** What the person who is signed in has booked. */
export const $bookings = bookings.$state;

export const loadBookings = (locale: Locale): Promise<void> =>
  bookings.load(async (signal) => (await fetchUserBookings(await asSubject(), locale, signal)).bookings);
