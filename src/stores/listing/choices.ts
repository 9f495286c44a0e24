import { atom } from 'nanostores';
import type { CurrencyCode } from '#contracts/common.ts';
import { countFilters, noChoices, type Choices } from '#domain/listing.ts';
import { readChoices } from '#domain/listing-address.ts';
import { $currency } from '../browser/currency.ts';

/** What the shopper wants to see of what a page lists or has found, and in which order. */
export const $choices = atom<Choices>(noChoices);

/** Whether these choices came with the address, so that the page is about to show something else than it came with. */
export const $isRestored = atom(false);

export function choose(changes: Partial<Choices>): void {
  $choices.set({ ...$choices.get(), ...changes });
}

/** Takes the filters away; the order stays. */
export function resetFilters(): void {
  $choices.set({ ...noChoices, sort: $choices.get().sort });
}

/** A price range in another currency says nothing. */
export function keepPriceIn(currency: CurrencyCode): void {
  const { price } = $choices.get();
  if (price && price.currency !== currency) choose({ price: null });
}

/** Takes the choices from an address. */
export function restoreChoices(search: string): void {
  const choices = readChoices(search);
  $isRestored.set(choices.sort !== null || countFilters(choices) > 0);
  $choices.set(choices);
  keepPriceIn($currency.get());
}
