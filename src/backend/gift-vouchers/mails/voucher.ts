import type { Backend } from '../../backend.ts';
import type { GiftVoucher } from '../gift-voucher.ts';

/** Brings a gift voucher to whom it is for, with the PDF. */
export async function sendVoucherMail(_backend: Backend, _gift: GiftVoucher): Promise<void> {}
