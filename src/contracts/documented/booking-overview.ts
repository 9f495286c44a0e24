import * as endpoints from '../booking-overview.ts';
import { documented } from './documented.ts';
import { refusals } from './refusals.ts';

export const listOrganizationBookings = documented(endpoints.listOrganizationBookings, {
  summary: 'What was booked for an organisation, the latest first; for its concierges (scope bookings:concierge:read-write)',
  access: { by: 'token', own: ['subject', 'organization'], scope: 'bookings:concierge:read-write' },
  errors: [...refusals],
});
