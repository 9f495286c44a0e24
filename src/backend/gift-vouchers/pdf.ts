import { giftVoucherPaperMessages } from '#i18n/gift-voucher-paper/index.ts';
import type { Backend } from '../backend.ts';
import { bookedPicture } from '../images/booked-picture.ts';
import { bytesOf, newDocument } from '../tickets/document.ts';
import { drawVoucher } from './draw-voucher.ts';
import type { GiftVoucher } from './gift-voucher.ts';
import { toldOf } from './told.ts';

type Parts = Pick<Backend, 'brand' | 'catalogue' | 'config' | 'signingKey'>;

/** A gift voucher to be printed: one page, folded once it is a card. The same voucher gives the same document. */
export async function giftVoucherPdf(backend: Parts, gift: GiftVoucher): Promise<Buffer<ArrayBuffer>> {
  const told = toldOf(backend, gift);
  const title = giftVoucherPaperMessages(told.locale).file({ amount: told.amount });
  const doc = newDocument(backend, { locale: told.locale, title, createdAt: gift.createdAt }, { size: 'A4' });
  const poster = await bookedPicture(backend, { city: gift.design }, 'front');
  drawVoucher(doc, { gift, told, poster, brand: backend.brand });
  return bytesOf(doc);
}
