import type { LedgerMethod } from '../method.ts';

/** For orders that a voucher pays alone: no money moves, and what the voucher takes off is a line of each booking (decision 23). */
export const voucherMethod: LedgerMethod = {
  id: 'voucher',
  payer: 'shopper',
  settles: 'with-booking',
  takesNothing: true,
  charge: async () => {},
  credit: async () => {},
};
