import type { Envelope } from '../../mail/send.ts';
import type { Visit } from '../../tickets/visit.ts';

/** To the booker; the name is empty where it is not stored. */
export const toBooker = ({ booker }: Pick<Visit, 'booker'>): Envelope['to'] => ({
  name: `${booker?.firstName ?? ''} ${booker?.lastName ?? ''}`.trim(),
  address: booker?.email ?? '',
});
