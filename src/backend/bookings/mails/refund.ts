import { shareText } from '#domain/cancellation-texts.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import { billedMailMessages } from '#i18n/billed-mail/index.ts';
import { bookingMailMessages } from '#i18n/booking-mail/index.ts';
import { refundMailMessages } from '#i18n/refund-mail/index.ts';
import type { Visit } from '../visit.ts';
import type { Letter } from '../../mail/letter.ts';
import { factsOf } from './visit-blocks.ts';

type Refund = Money & { share: number; isReleased: boolean };

/** Where the money goes. */
function wayOf({ locale }: Visit, { isReleased }: Refund, amount: string, payer: string | undefined): string {
  const say = refundMailMessages(locale);
  const billed = billedMailMessages(locale);
  if (payer === undefined) return isReleased ? say.released({ amount }) : say.money({ amount });
  return isReleased ? billed.notCharged({ payer }) : billed.credited({ amount, payer });
}

/**
 * @param refund what comes back; `isReleased` where it was set aside and never charged
 * @param payer the organisation whose account is credited, where no card paid
 */
export function refundLetter(visit: Visit, refund: Refund, payer?: string): Letter {
  const { locale, total, tourName, date } = visit;
  const say = refundMailMessages(locale);
  const amount = formatMoney(refund, locale);
  return {
    locale,
    subject: say.subject({ tour: tourName, order: visit.orderNumber }),
    preview: payer === undefined ? say.preview({ amount }) : billedMailMessages(locale).preview({ amount }),
    heading: say.heading,
    blocks: [
      { kind: 'text', text: say.intro({ tour: tourName, date }) },
      {
        kind: 'facts',
        facts: [{ label: say.amount, value: `${amount} (${say.ofTotal({ share: shareText(refund.share, locale), total })})` }],
      },
      { kind: 'text', text: wayOf(visit, refund, amount, payer) },
      factsOf(visit),
    ],
    footer: bookingMailMessages(locale).footer,
  };
}
