import { atom, computed } from 'nanostores';
import type { CurrencyCode } from '#contracts/common.ts';
import { selectionText } from '#domain/products/selection.ts';
import { $currency } from '../browser/currency.ts';
import { findDiscount, type DiscountState } from '../checkout/find-discount.ts';
import { $voucherCode } from '../checkout/voucher-code.ts';
import { $stops, type TripStop } from './stops.ts';
import { bookableOf } from './total.ts';

/** What the shopper's voucher takes off what can be booked of the trip; the checkout asks again. */
export const $tripDiscount = atom<DiscountState>({ status: 'initial' });

const bookable = (stops: readonly TripStop[], currency: CurrencyCode) => stops.flatMap((stop) => bookableOf(stop, currency)?.seen ?? []);

/** What can be booked, and in which currency, as text: another one is to be asked for again. */
export const $bookable = computed([$stops, $currency], (stops, currency) =>
  [currency, ...bookable(stops, currency).map(selectionText)].join('\n\n'),
);

let asked = 0;

/** @returns nothing where another trip, or another code, was asked for meanwhile */
async function ask(code: string): Promise<DiscountState | undefined> {
  const currency = $currency.get();
  const chosen = bookable($stops.get(), currency);
  if (chosen.length === 0) return undefined;
  const own = (asked += 1);
  $tripDiscount.set({ status: 'loading' });
  const found = await findDiscount(code, chosen, currency);
  if (own !== asked) return undefined;
  $tripDiscount.set(found);
  return found;
}

/** Has a code looked up; the checkout takes off what is valid, and wants no other code any more. */
export async function applyToTrip(code: string): Promise<void> {
  const found = await ask(code);
  if (found?.status !== 'loaded') return;
  const { voucherCode, voucherStatus } = found.discount;
  $voucherCode.set(voucherStatus === 'valid' ? voucherCode : null);
}

/** Asks again for a trip that has changed. A voucher that takes nothing off it now stays wanted: the trip may change back. */
export async function renewTripDiscount(): Promise<void> {
  const code = $voucherCode.get();
  if (code !== null) await ask(code);
}

export function removeFromTrip(): void {
  asked += 1;
  $voucherCode.set(null);
  $tripDiscount.set({ status: 'initial' });
}
