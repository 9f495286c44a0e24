import type { Locale } from '#contracts/common.ts';
import { operatorMessages } from '#i18n/operators/index.ts';
import type { Backend } from '../backend.ts';
import type { Booking } from '../bookings/booking.ts';
import { movedTo } from '../bookings/suggested-time.ts';
import { visitOf } from '../bookings/visit.ts';

/** What the operator has suggested, while its shopper has yet to answer; nothing where that is nothing. */
export function Suggested({ backend, booking, locale }: { backend: Backend; booking: Booking; locale: Locale }) {
  if (booking.status !== 'on_request' || !booking.suggestedTime) return null;
  const { date, time } = visitOf(backend, { ...booking, ...movedTo(booking, booking.suggestedTime) }, locale);
  const { answerBy: deadline } = visitOf(backend, booking, locale);
  return (
    <p>
      <strong>{operatorMessages(locale).suggested({ date, time, deadline })}</strong>
    </p>
  );
}
