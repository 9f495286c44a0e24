import { billedMailMessages } from '#i18n/billed-mail/index.ts';
import { bookingMailMessages } from '#i18n/booking-mail/index.ts';
import { requestMailMessages } from '#i18n/request-mail/index.ts';
import type { Backend } from '../../backend.ts';
import type { Letter } from '../../mail/letter.ts';
import type { Visit } from '../../tickets/visit.ts';
import type { Booking } from '../booking.ts';
import { sendAboutVisit } from './send-about-visit.ts';
import { cancellationOf, factsOf, operatorOf, placeOf, pricesOf } from './visit-blocks.ts';

/** To the shopper, while the operator has yet to answer. @param payer the organisation whose account is charged, where no card is */
function requestLetter(visit: Visit, payer?: string): Letter {
  const say = requestMailMessages(visit.locale);
  const common = bookingMailMessages(visit.locale);
  return {
    locale: visit.locale,
    subject: say.subject({ tour: visit.tourName, order: visit.orderNumber }),
    preview: say.preview,
    heading: say.heading({ name: visit.booker?.firstName ?? '' }),
    blocks: [
      { kind: 'text', text: say.intro },
      factsOf(visit),
      ...(visit.pickup ? placeOf(visit) : []),
      operatorOf(visit),
      pricesOf(visit, payer === undefined ? common.totalReserved : common.total),
      { kind: 'text', text: payer === undefined ? say.money : billedMailMessages(visit.locale).requested({ payer }) },
      cancellationOf(visit),
    ],
    footer: common.footer,
  };
}

export const sendRequestMail = (backend: Backend, booking: Booking): Promise<void> =>
  sendAboutVisit(backend, booking, 'request', requestLetter);
