import type { Backend } from '../../backend.ts';
import type { GiftVoucher } from '../gift-voucher.ts';

/** Tells who has bought a gift voucher that it is paid, with the PDF, and how to withdraw. */
export async function sendReceiptMail(_backend: Backend, _gift: GiftVoucher): Promise<void> {}
