import type { Backend } from '../backend.ts';
import { balanceOf } from '../vouchers/ledger.ts';
import { readVoucher } from '../vouchers/voucher.ts';
import type { GiftVoucher } from './gift-voucher.ts';

/** How a gift voucher stands, and what it is still worth, in minor units. */
export type State = { status: 'valid' | 'ended' | 'expired' | 'used_up'; left: number };

/** @returns nothing where another brand's shop has sold it: there alone it is known */
export async function stateOf(
  { db, clock, config }: Pick<Backend, 'db' | 'clock' | 'config'>,
  gift: GiftVoucher,
): Promise<State | undefined> {
  const voucher = await readVoucher(db, gift.code);
  if (voucher?.brand !== config.brand) return undefined;
  const left = await balanceOf(db, gift.code);
  if (gift.endedAt || voucher.endedAt) return { status: 'ended', left };
  if (clock() >= gift.validUntil) return { status: 'expired', left };
  return { status: left > 0 ? 'valid' : 'used_up', left };
}
