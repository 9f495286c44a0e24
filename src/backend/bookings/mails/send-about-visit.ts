import type { Backend } from '../../backend.ts';
import { bookedPicture } from '../../images/booked-picture.ts';
import type { Letter } from '../../mail/letter.ts';
import { send } from '../../mail/send.ts';
import type { Visit } from '../../tickets/visit.ts';
import type { Booking } from '../booking.ts';
import { payingFor, type Paying } from '../paying.ts';
import { visitOf } from '../visit.ts';
import { reservationOf } from './reservation.ts';
import { toBooker } from './to-booker.ts';

/**
 * Writes to the booker, under the picture of what was booked.
 * @param kind of the mail: each kind is sent once for a booking
 * @param letterOf what it says, of money in the words of how the booking is paid
 */
export async function sendAboutVisit(
  backend: Backend,
  booking: Booking,
  kind: string,
  letterOf: (visit: Visit, paying: Paying) => Letter,
): Promise<void> {
  const visit = visitOf(backend, booking);
  await send(backend, {
    id: `${kind}.${booking.id}`,
    to: toBooker(visit),
    letter: { ...letterOf(visit, await payingFor(backend, booking)), data: [reservationOf(backend, booking, visit)] },
    banner: await bookedPicture(backend, visit.picture, 'banner'),
  });
}
