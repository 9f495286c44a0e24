import { shareText } from '#domain/cancellation-texts.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import type { Visit } from '../../tickets/visit.ts';
import type { Letter } from '../letter.ts';
import { words } from '../words.ts';
import { factsOf } from './visit-blocks.ts';

/** @param refund what comes back; `isReleased` where it was set aside and never charged */
export function refundLetter(visit: Visit, refund: Money & { share: number; isReleased: boolean }): Letter {
  const { locale, total, tourName, date } = visit;
  const say = words[locale];
  const amount = formatMoney(refund, locale);
  return {
    locale,
    subject: say.refund.subject(tourName, visit.orderNumber),
    preview: say.refund.preview(amount),
    heading: say.refund.heading,
    blocks: [
      { kind: 'text', text: say.refund.intro(tourName, date) },
      { kind: 'facts', facts: [{ label: say.refund.amount, value: `${amount} (${say.refund.ofTotal(shareText(refund.share, locale), total)})` }] },
      { kind: 'text', text: refund.isReleased ? say.refund.released(amount) : say.refund.money(amount) },
      factsOf(visit),
    ],
    footer: say.footer,
  };
}
