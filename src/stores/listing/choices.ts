import { atom } from 'nanostores';
import type { CurrencyCode } from '#contracts/common.ts';
import { isAsked, noChoices, type Choices } from '#domain/listing.ts';
import { readChoices } from '#domain/listing-address.ts';
import { withDays } from '#domain/when.ts';
import { $currency } from '../browser/currency.ts';
import { todayAt } from './today.ts';

/** What the shopper wants to see of what a page lists or has found, and in which order. */
export const $choices = atom<Choices>(noChoices);

/** Whether these choices came with the address, so that the page is about to show something else than it came with. */
export const $isRestored = atom(false);

export function choose(changes: Partial<Choices>): void {
  $choices.set({ ...$choices.get(), ...changes });
}

/** Takes the filters away; the order, the days and the party stay. */
export function resetFilters(): void {
  const { sort, days, travellers } = $choices.get();
  $choices.set({ ...noChoices, sort, days, travellers });
}

/** A price range in another currency says nothing. */
export function keepPriceIn(currency: CurrencyCode): void {
  const { price } = $choices.get();
  if (price && price.currency !== currency) choose({ price: null });
}

/** Takes the choices from an address. @param timeZone of the venue, where it is one: it says what is today */
export function restoreChoices(search: string, timeZone?: string): void {
  const choices = readChoices(withDays(search, todayAt(timeZone)));
  $isRestored.set(isAsked(choices));
  $choices.set(choices);
  keepPriceIn($currency.get());
}
