import { fromDecimal } from '#domain/money.ts';
import { reducedPrice } from '#domain/promotion.ts';
import type { Tour } from './catalogue.ts';
import { dearer } from './prices.ts';

/** What a tour asks for one of each option, in cents: `adult`, and `adult 12-20 01-06 sat,sun` in a peak time of it. */
export type PriceList = Readonly<Record<string, number>>;

/** @param savings per cent that a promotion takes off */
export function priceListOf({ ageGroups, ticketTypes, menuTypes, group, peakPrices }: Tour, savings: number): PriceList {
  const options = ageGroups ?? ticketTypes ?? menuTypes ?? (group ? [{ id: 'group', price: group.price }] : []);
  const asked = (euros: number, peak: number) => reducedPrice(fromDecimal(dearer(euros, peak), 'EUR'), savings).amount;
  const entries = options.flatMap(({ id, price }): [string, number][] => [
    [id, asked(price, 0)],
    ...peakPrices.map(({ from, to, weekdays, percent }): [string, number] => [
      `${id} ${from} ${to} ${weekdays.join()}`,
      asked(price, percent),
    ]),
  ]);
  return Object.fromEntries(entries);
}

/** Whether something of `now` was asked for less at another time, or was not on sale then. */
export const wasCheaper = (then: PriceList, now: PriceList): boolean =>
  Object.entries(now).some(([key, amount]) => {
    const [id = ''] = key.split(' ');
    const asked = then[key] ?? then[id];
    return asked === undefined || asked < amount;
  });
