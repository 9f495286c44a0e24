import type { Envelope } from '../../mail/send.ts';
import type { Visit } from '../../tickets/visit.ts';

/** To whoever booked; the name is empty where nothing is kept of it. */
export const toBooker = ({ booker }: Visit): Envelope['to'] => ({
  name: `${booker?.firstName ?? ''} ${booker?.lastName ?? ''}`.trim(),
  address: booker?.email ?? '',
});
