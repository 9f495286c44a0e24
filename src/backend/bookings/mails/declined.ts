import { billedMailMessages } from '#i18n/billed-mail/index.ts';
import { bookingMailMessages } from '#i18n/booking-mail/index.ts';
import { declinedMailMessages } from '#i18n/declined-mail/index.ts';
import { mailMessages } from '#i18n/mail/index.ts';
import { isOneOfSeveral } from '#domain/order-number.ts';
import type { Backend } from '../../backend.ts';
import type { Letter } from '../../mail/letter.ts';
import type { Visit } from '../../tickets/visit.ts';
import type { Booking } from '../booking.ts';
import { inWords, type Paying } from '../paying.ts';
import { backOnVoucher, type BackOnVoucher } from './back-on-voucher.ts';
import { sendAboutVisit } from './send-about-visit.ts';
import { factsOf } from './visit-blocks.ts';

/** What becomes of what has paid for it; of a gift voucher that has paid for all, nothing is said of money. */
function moneyOf(visit: Visit, onVoucher: BackOnVoucher | undefined, paying: Paying): { preview: string; texts: string[] } {
  const say = declinedMailMessages(visit.locale);
  const voucher = onVoucher ? [bookingMailMessages(visit.locale).voucherBack(onVoucher)] : [];
  if (onVoucher?.isAll) return { preview: voucher.join(''), texts: voucher };
  const { preview, money } = inWords(paying, {
    setAside: { preview: say.preview, money: say.money },
    paid: { preview: say.previewPaid, money: say.moneyPaid({ total: visit.total }) },
    onAccount: (payer) => ({ preview: say.preview, money: billedMailMessages(visit.locale).notCharged({ payer }) }),
  });
  return { preview, texts: [money, ...voucher] };
}

function declinedLetter(visit: Visit, onVoucher: BackOnVoucher | undefined, paying: Paying): Letter {
  const say = declinedMailMessages(visit.locale);
  const { preview, texts } = moneyOf(visit, onVoucher, paying);
  return {
    locale: visit.locale,
    subject: say.subject({ tour: visit.tourName, order: visit.orderNumber }),
    preview,
    heading: say.heading({ name: visit.booker?.firstName ?? '' }),
    blocks: [
      { kind: 'text', text: say.intro({ tour: visit.tourName, date: visit.date }) },
      ...texts.map((text) => ({ kind: 'text' as const, text })),
      ...(isOneOfSeveral(visit.orderNumber) ? [{ kind: 'text' as const, text: say.others }] : []),
      factsOf(visit),
      { kind: 'buttons', buttons: [{ label: say.again, url: visit.tourUrl }] },
    ],
    footer: mailMessages(visit.locale).footer,
  };
}

export async function sendDeclinedMail(backend: Backend, booking: Booking): Promise<void> {
  const onVoucher = await backOnVoucher(backend, booking, booking);
  await sendAboutVisit(backend, booking, 'declined', (visit, paying) => declinedLetter(visit, onVoucher, paying));
}
