import type { Backend } from '../../backend.ts';
import type { Envelope } from '../../mail/send.ts';
import type { GiftVoucher } from '../gift-voucher.ts';
import { giftVoucherPdf } from '../pdf.ts';

/** What a gift voucher's PDF is called where it is kept. */
export const voucherFileName = ({ orderNumber }: Pick<GiftVoucher, 'orderNumber'>): string => `${orderNumber}.pdf`;

/** A gift voucher to print, as an attachment. */
export const voucherFile = async (backend: Backend, gift: GiftVoucher): Promise<NonNullable<Envelope['attachments']>[number]> => ({
  filename: voucherFileName(gift),
  content: await giftVoucherPdf(backend, gift),
  contentType: 'application/pdf',
});
