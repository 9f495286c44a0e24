import * as v from 'valibot';
import { tabAtom } from '../browser/storage.ts';

/** The code of the voucher that the shopper wants taken off: typed in the trip or the checkout, kept whatever is held anew. */
export const $voucherCode = tabAtom<string | null>('voucher-code', v.nullable(v.string()), null);
