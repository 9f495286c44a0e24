import type { Locale } from '#contracts/common.ts';
import { orderNumberOf } from '#domain/order-number.ts';
import { bookingCodeMailMessages } from '#i18n/booking-code-mail/index.ts';
import { mailMessages } from '#i18n/mail/index.ts';
import type { Backend } from '../../backend.ts';
import type { Letter } from '../../mail/letter.ts';
import { send } from '../../mail/send.ts';
import type { Booking } from '../booking.ts';
import { visitOf } from '../visit.ts';
import { toBooker } from './to-booker.ts';

/** To the booker, who alone reads this mailbox. */
function codeLetter(locale: Locale, orderNumber: string, code: string): Letter {
  const say = bookingCodeMailMessages(locale);
  return {
    locale,
    subject: say.subject({ code }),
    preview: say.preview,
    heading: say.heading,
    blocks: [
      { kind: 'text', text: say.intro({ order: orderNumber }) },
      { kind: 'code', label: say.label, code },
      { kind: 'text', text: say.expiry },
    ],
    footer: mailMessages(locale).footer,
  };
}

/** The code with which a guest sees a booking. @param id of this code, so that one is sent once */
export function sendCodeMail(
  backend: Backend,
  booking: Booking,
  { id, code, locale }: { id: string; code: string; locale: Locale },
): Promise<void> {
  const visit = visitOf(backend, booking, locale);
  return send(backend, {
    id: `code.${id}`,
    to: toBooker(visit),
    letter: codeLetter(visit.locale, orderNumberOf(booking.orderNumber), code),
  });
}
