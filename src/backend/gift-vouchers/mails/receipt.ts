import { formatDay } from '#domain/day.ts';
import { giftReceiptMailMessages } from '#i18n/gift-receipt-mail/index.ts';
import type { Backend } from '../../backend.ts';
import { bookedPicture } from '../../images/booked-picture.ts';
import type { Letter } from '../../mail/letter.ts';
import { send } from '../../mail/send.ts';
import type { GiftVoucher } from '../gift-voucher.ts';
import { toldOf, type Told } from '../told.ts';
import { voucherFile } from './voucher-file.ts';

/** How it comes to whom it is for. */
function wayOf({ recipientName: name, recipientEmail: email, sendOn }: GiftVoucher, { locale }: Told): string {
  const say = giftReceiptMailMessages(locale);
  if (email === null) return say.toPrint({ name });
  if (sendOn === null) return say.sent({ name, email });
  return say.sentOn({ name, email, day: formatDay(sendOn, locale) });
}

function receiptLetter(gift: GiftVoucher, told: Told): Letter {
  const { orderNumber: order, recipientName: name, recipientEmail, senderName } = gift;
  const { locale, amount, lastDay } = told;
  const say = giftReceiptMailMessages(locale);
  return {
    locale,
    subject: say.subject({ amount, order }),
    preview: say.preview({ amount, name }),
    heading: recipientEmail === null ? say.headingToPrint : say.heading,
    blocks: [
      { kind: 'text', text: say.intro },
      { kind: 'text', text: wayOf(gift, told) },
      {
        kind: 'facts',
        facts: [
          { label: say.order, value: order },
          { label: say.recipient, value: name },
          { label: say.sender, value: senderName },
          { label: say.worth, value: amount },
          { label: say.lastDay, value: lastDay },
        ],
      },
      {
        kind: 'buttons',
        buttons: [
          { label: say.see, url: told.pageUrl },
          { label: say.print, url: told.fileUrl, isQuiet: true },
        ],
      },
      { kind: 'prices', title: say.yourOrder, lines: [{ label: say.line, amount }], total: { label: say.total, amount } },
      {
        kind: 'section',
        title: say.withdrawTitle,
        lines: [say.withdrawUntil({ day: told.lastWithdrawalDay }), say.withdraw],
        link: { label: say.withdrawLink, url: told.withdrawalUrl },
      },
    ],
    footer: say.footer,
  };
}

/** To who has bought it: paid, how it is handed over, and how to withdraw. Who hands it over is sent it to print. */
export async function sendReceiptMail(backend: Backend, gift: GiftVoucher): Promise<void> {
  await send(backend, {
    id: `gift-receipt.${gift.id}`,
    to: { name: gift.buyerName, address: gift.buyerEmail },
    letter: receiptLetter(gift, toldOf(backend, gift)),
    banner: await bookedPicture(backend, { city: gift.design }, 'banner'),
    attachments: gift.recipientEmail === null ? [await voucherFile(backend, gift)] : [],
  });
}
