import { fetchOrganizationBookings } from '#api/account.ts';
import type { OverviewEntry } from '#contracts/booking-overview.ts';
import type { Locale } from '#contracts/common.ts';
import { asSubject } from './auth/resume.ts';
import { remoteStore } from '../browser/remote.ts';

const overview = remoteStore<OverviewEntry[]>([]);

/** Requirements 3, "bookingsOverview": what was booked for an organisation. */
export const $bookingsOverview = overview.$state;

export const loadOverview = (organizationId: string, locale: Locale): Promise<void> =>
  overview.load(async (signal) => (await fetchOrganizationBookings(await asSubject(), organizationId, locale, signal)).bookings);
