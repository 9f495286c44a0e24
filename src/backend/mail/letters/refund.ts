import { shareText } from '#domain/cancellation-texts.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import type { Visit } from '../../tickets/visit.ts';
import type { Letter } from '../letter.ts';
import { billedWords } from '../billed-words.ts';
import { words } from '../words.ts';
import { factsOf } from './visit-blocks.ts';

type Refund = Money & { share: number; isReleased: boolean };

/** Where the money goes. */
function wayOf({ locale }: Visit, { isReleased }: Refund, amount: string, payer: string | undefined): string {
  const say = words[locale].refund;
  if (payer === undefined) return isReleased ? say.released(amount) : say.money(amount);
  return isReleased ? billedWords[locale].notCharged(payer) : billedWords[locale].credited(amount, payer);
}

/**
 * @param refund what comes back; `isReleased` where it was set aside and never charged
 * @param payer the organisation whose account is credited, where no card paid
 */
export function refundLetter(visit: Visit, refund: Refund, payer?: string): Letter {
  const { locale, total, tourName, date } = visit;
  const say = words[locale];
  const amount = formatMoney(refund, locale);
  return {
    locale,
    subject: say.refund.subject(tourName, visit.orderNumber),
    preview: payer === undefined ? say.refund.preview(amount) : billedWords[locale].preview(amount),
    heading: say.refund.heading,
    blocks: [
      { kind: 'text', text: say.refund.intro(tourName, date) },
      {
        kind: 'facts',
        facts: [{ label: say.refund.amount, value: `${amount} (${say.refund.ofTotal(shareText(refund.share, locale), total)})` }],
      },
      { kind: 'text', text: wayOf(visit, refund, amount, payer) },
      factsOf(visit),
    ],
    footer: say.footer,
  };
}
