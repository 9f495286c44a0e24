import { giftVoucherMailMessages } from '#i18n/gift-voucher-mail/index.ts';
import { giftVoucherPaperMessages } from '#i18n/gift-voucher-paper/index.ts';
import type { Backend } from '../../backend.ts';
import { bookedPicture } from '../../images/booked-picture.ts';
import type { Block, Letter } from '../../mail/letter.ts';
import { send } from '../../mail/send.ts';
import type { GiftVoucher } from '../gift-voucher.ts';
import { toldOf, type Told } from '../told.ts';
import { voucherFile } from './voucher-file.ts';

const messageOf = ({ senderName: sender, message }: GiftVoucher, { locale }: Told): Block[] =>
  message === '' ? [] : [{ kind: 'text', text: `${giftVoucherMailMessages(locale).message({ sender })}\n${message}` }];

function voucherLetter(gift: GiftVoucher, told: Told): Letter {
  const { senderName: sender, recipientName: name, tour, code } = gift;
  const { locale, amount, lastDay } = told;
  const say = giftVoucherMailMessages(locale);
  const words = giftVoucherPaperMessages(locale);
  return {
    locale,
    subject: say.subject({ sender }),
    preview: say.preview({ sender, amount }),
    heading: say.heading({ name }),
    blocks: [
      { kind: 'text', text: tour ? say.introTour({ sender, amount, tour: tour.title }) : say.intro({ sender, amount }) },
      ...messageOf(gift, told),
      { kind: 'code', label: words.code, code },
      {
        kind: 'facts',
        facts: [
          { label: words.title, value: amount },
          { label: words.lastDay, value: lastDay },
        ],
      },
      { kind: 'text', text: words.use({ shop: new URL(told.shopUrl).host }) },
      {
        kind: 'buttons',
        buttons: [
          { label: say.find, url: told.shopUrl },
          { label: say.see, url: told.pageUrl, isQuiet: true },
        ],
      },
      { kind: 'text', text: say.attached },
    ],
    footer: say.footer({ sender }),
  };
}

/** To whom it is for. @throws Error for one that its buyer hands over */
export async function sendVoucherMail(backend: Backend, gift: GiftVoucher): Promise<void> {
  const { id, recipientName: name, recipientEmail: address } = gift;
  if (address === null) throw new Error(`the gift voucher ${id} goes to nobody`);
  await send(backend, {
    id: `gift-voucher.${id}`,
    to: { name, address },
    letter: voucherLetter(gift, toldOf(backend, gift)),
    banner: await bookedPicture(backend, { city: gift.design }, 'banner'),
    attachments: [await voucherFile(backend, gift)],
  });
}
