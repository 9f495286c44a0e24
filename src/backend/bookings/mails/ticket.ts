import { billedMailMessages } from '#i18n/billed-mail/index.ts';
import { bookingMailMessages } from '#i18n/booking-mail/index.ts';
import { ticketMailMessages } from '#i18n/ticket-mail/index.ts';
import type { Visit } from '../visit.ts';
import type { Letter } from '../../mail/letter.ts';
import { cancellationOf, factsOf, operatorOf, placeOf, pricesOf } from './visit-blocks.ts';

/** @param payer the organisation whose account is charged, where no card is */
export function ticketLetter(visit: Visit, payer?: string): Letter {
  const say = ticketMailMessages(visit.locale);
  const common = bookingMailMessages(visit.locale);
  const billed = billedMailMessages(visit.locale);
  return {
    locale: visit.locale,
    subject: say.subject({ tour: visit.tourName, order: visit.orderNumber }),
    preview: say.preview({ date: visit.date, time: visit.time }),
    heading: say.heading({ name: visit.booker?.firstName ?? '' }),
    blocks: [
      { kind: 'text', text: (payer === undefined ? say.intro : billed.confirmed)(visit.participants.length) },
      factsOf(visit),
      placeOf(visit),
      operatorOf(visit),
      pricesOf(visit, common.total),
      ...(payer === undefined ? [] : [{ kind: 'text' as const, text: billed.charged({ payer }) }]),
      cancellationOf(visit),
      { kind: 'text', text: say.calendar },
    ],
    footer: common.footer,
  };
}
