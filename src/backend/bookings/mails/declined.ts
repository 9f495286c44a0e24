import { billedMailMessages } from '#i18n/billed-mail/index.ts';
import { bookingMailMessages } from '#i18n/booking-mail/index.ts';
import { declinedMailMessages } from '#i18n/declined-mail/index.ts';
import { isOneOfSeveral } from '#domain/order-number.ts';
import type { Backend } from '../../backend.ts';
import type { Letter } from '../../mail/letter.ts';
import type { Visit } from '../../tickets/visit.ts';
import type { Booking } from '../booking.ts';
import { inWords, type Paying } from '../paying.ts';
import { sendAboutVisit } from './send-about-visit.ts';
import { factsOf } from './visit-blocks.ts';

function declinedLetter(visit: Visit, paying: Paying): Letter {
  const say = declinedMailMessages(visit.locale);
  const { preview, money } = inWords(paying, {
    setAside: { preview: say.preview, money: say.money },
    paid: { preview: say.previewPaid, money: say.moneyPaid({ total: visit.total }) },
    onAccount: (payer) => ({ preview: say.preview, money: billedMailMessages(visit.locale).notCharged({ payer }) }),
  });
  return {
    locale: visit.locale,
    subject: say.subject({ tour: visit.tourName, order: visit.orderNumber }),
    preview,
    heading: say.heading({ name: visit.booker?.firstName ?? '' }),
    blocks: [
      { kind: 'text', text: say.intro({ tour: visit.tourName, date: visit.date }) },
      { kind: 'text', text: money },
      ...(isOneOfSeveral(visit.orderNumber) ? [{ kind: 'text' as const, text: say.others }] : []),
      factsOf(visit),
      { kind: 'buttons', buttons: [{ label: say.again, url: visit.tourUrl }] },
    ],
    footer: bookingMailMessages(visit.locale).footer,
  };
}

export const sendDeclinedMail = (backend: Backend, booking: Booking): Promise<void> =>
  sendAboutVisit(backend, booking, 'declined', declinedLetter);
