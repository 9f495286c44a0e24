import { formatMoney } from '#domain/money.ts';
import { receivedText } from '#domain/withdrawal.ts';
import { giftWithdrawalMailMessages } from '#i18n/gift-withdrawal-mail/index.ts';
import type { Backend } from '../../backend.ts';
import { readRefund } from '../../bookings/refund.ts';
import type { Letter } from '../../mail/letter.ts';
import { send } from '../../mail/send.ts';
import type { GiftVoucher } from '../gift-voucher.ts';
import { toldOf, type Told } from '../told.ts';

/** @param returned in minor units */
function withdrawalLetter(gift: GiftVoucher, { locale, amount: worth }: Told, at: Date, returned: number): Letter {
  const { buyerName, orderNumber: order, currency, amount: issued } = gift;
  const say = giftWithdrawalMailMessages(locale);
  const amount = formatMoney({ amount: returned, currency }, locale);
  return {
    locale,
    subject: say.subject({ order }),
    preview: say.preview({ amount }),
    heading: say.heading,
    blocks: [
      { kind: 'text', text: say.intro },
      {
        kind: 'facts',
        facts: [
          { label: say.name, value: buyerName },
          { label: say.order, value: order },
          { label: say.contract, value: say.what({ amount: worth }) },
          { label: say.declared, value: say.declaration },
          { label: say.at, value: receivedText(at, locale) },
          { label: say.back, value: amount },
        ],
      },
      { kind: 'text', text: say.money({ amount }) },
      ...(returned < issued ? [{ kind: 'text' as const, text: say.rest }] : []),
      { kind: 'text', text: say.ended },
    ],
    footer: say.footer,
  };
}

/** The receipt of a withdrawal: what was declared, when it arrived, and what goes back (§ 356a (4) BGB). */
export async function sendWithdrawalMail(backend: Backend, gift: GiftVoucher): Promise<void> {
  const { id, buyerName: name, buyerEmail: address, endedAt } = gift;
  const refund = await readRefund(backend.db, id);
  if (!endedAt || !refund) throw new Error(`nobody has withdrawn from the gift voucher ${id}`);
  const letter = withdrawalLetter(gift, toldOf(backend, gift), endedAt, refund.amount);
  await send(backend, { id: `gift-withdrawal.${id}`, to: { name, address }, letter });
}
