import type { Backend } from '../../backend.ts';
import type { GiftVoucher } from '../gift-voucher.ts';

/** Confirms that the contract about a gift voucher was withdrawn from: what was declared, and when it arrived (§ 356a (4) BGB). */
export async function sendWithdrawalMail(_backend: Backend, _gift: GiftVoucher): Promise<void> {}
