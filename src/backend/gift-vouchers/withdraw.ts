import type { CurrencyCode } from '#contracts/common.ts';
import type { Backend } from '../backend.ts';

/** What goes back, in minor units. */
export type Withdrawn = { amount: number; currency: CurrencyCode };

/**
 * Who bought a gift voucher withdraws from the contract: what is left of it goes back the way it was paid, and nothing can be bought with it
 * any more. The receipt follows by mail. A second call answers the same.
 * @param id of the gift voucher
 * @throws Refusal `not_found`; `not_refundable` once the time for it is over, or nothing is left; `in_progress` while an order is about to use it
 */
export function withdrawGiftVoucher(_backend: Backend, _id: string): Promise<Withdrawn> {
  throw new Error('is being written');
}
