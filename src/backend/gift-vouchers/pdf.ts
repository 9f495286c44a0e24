import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { giftVoucherPaperMessages } from '#i18n/gift-voucher-paper/index.ts';
import type { Backend } from '../backend.ts';
import { bookedPicture } from '../images/booked-picture.ts';
import { fonts } from '../tickets/fonts.ts';
import { drawVoucher } from './draw-voucher.ts';
import type { GiftVoucher } from './gift-voucher.ts';
import { toldOf } from './told.ts';

type Parts = Pick<Backend, 'brand' | 'catalogue' | 'config' | 'signingKey'>;

/** A gift voucher to be printed: one page, folded once it is a card. The same voucher gives the same document. */
export async function giftVoucherPdf(backend: Parts, gift: GiftVoucher): Promise<Buffer<ArrayBuffer>> {
  const told = toldOf(backend, gift);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: told.locale,
    displayTitle: true,
    info: {
      Title: giftVoucherPaperMessages(told.locale).file({ amount: told.amount }),
      Author: backend.brand.name,
      CreationDate: gift.createdAt,
    },
  });
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  const poster = await bookedPicture(backend, { city: gift.design }, 'front');
  drawVoucher(doc, { gift, told, poster, brand: backend.brand });
  doc.end();
  return Buffer.from(await buffer(doc));
}
