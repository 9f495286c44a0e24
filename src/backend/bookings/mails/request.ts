import { billedMailMessages } from '#i18n/billed-mail/index.ts';
import { bookingMailMessages } from '#i18n/booking-mail/index.ts';
import { mailMessages } from '#i18n/mail/index.ts';
import { requestMailMessages } from '#i18n/request-mail/index.ts';
import type { Backend } from '../../backend.ts';
import type { Letter } from '../../mail/letter.ts';
import type { Visit } from '../../tickets/visit.ts';
import type { Booking } from '../booking.ts';
import { inWords, type Paying } from '../paying.ts';
import { sendAboutVisit } from './send-about-visit.ts';
import { cancellationOf, factsOf, operatorOf, pricesOf, promiseOf, shipOf, transfersOf } from './visit-blocks.ts';

/** To the shopper, while the operator has yet to answer. */
function requestLetter(visit: Visit, paying: Paying): Letter {
  const say = requestMailMessages(visit.locale);
  const common = bookingMailMessages(visit.locale);
  const { total, money } = inWords(paying, {
    setAside: { total: common.totalReserved, money: say.money },
    paid: { total: common.totalPaid, money: say.moneyPaid },
    onAccount: (payer) => ({ total: common.total, money: billedMailMessages(visit.locale).requested({ payer }) }),
  });
  return {
    locale: visit.locale,
    subject: say.subject({ tour: visit.tourName, order: visit.orderNumber }),
    preview: say.preview({ deadline: visit.answerBy }),
    heading: say.heading({ name: visit.booker?.firstName ?? '' }),
    blocks: [
      { kind: 'text', text: say.intro({ deadline: visit.answerBy }) },
      factsOf(visit),
      ...transfersOf(visit),
      ...shipOf(visit),
      ...promiseOf(visit),
      operatorOf(visit),
      pricesOf(visit, total),
      { kind: 'text', text: money },
      cancellationOf(visit),
    ],
    footer: mailMessages(visit.locale).footer,
  };
}

export const sendRequestMail = (backend: Backend, booking: Booking): Promise<void> =>
  sendAboutVisit(backend, booking, 'request', requestLetter);
