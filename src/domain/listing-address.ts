import { categoryIds } from '#contracts/common.ts';
import { currencyCodes } from '#contracts/currency-codes.ts';
import {
  durationSpans,
  filteredSettings,
  filteredSuits,
  filteredTimes,
  noChoices,
  ratings,
  type Choices,
  type PriceRange,
} from './listing.ts';
import { sortOrders } from './sort-orders.ts';
import { readWhen, whenParameters } from './when.ts';

const names = [
  'dateFrom',
  'dateTo',
  'travellers',
  'sort',
  'category',
  'duration',
  'language',
  'suits',
  'setting',
  'time',
  'rating',
  'price',
] as const;
const pricePattern = new RegExp(`^(${currencyCodes.join('|')})(\\d{1,7})-(\\d{1,7})$`);

const known = <T extends string>(all: readonly T[], text: string | null): T[] => all.filter((one) => text?.split(',').includes(one));

function readPrice(text: string | null): PriceRange | null {
  const [, currency, min, max] = pricePattern.exec(text ?? '') ?? [];
  if (!currency || Number(min) > Number(max)) return null;
  return { currency: currency as PriceRange['currency'], min: Number(min), max: Number(max) };
}

/** Reads `?dateFrom=2026-11-28&sort=low&category=food,boat&price=EUR20-80`; what is unknown counts as not asked for. */
export function readChoices(search: string): Choices {
  const query = new URLSearchParams(search);
  return {
    ...readWhen(query),
    sort: known(sortOrders, query.get('sort'))[0] ?? null,
    category: known(categoryIds, query.get('category')),
    duration: known(durationSpans, query.get('duration')),
    language: (query.get('language') ?? '').split(',').filter((code) => /^[a-z]{2}$/.test(code)),
    suits: known(filteredSuits, query.get('suits')),
    setting: known(filteredSettings, query.get('setting')),
    time: known(filteredTimes, query.get('time')),
    rating: ratings.find((rating) => String(rating) === query.get('rating')) ?? noChoices.rating,
    price: readPrice(query.get('price')),
  };
}

/** The query that shows these choices; every other parameter of `search` stays. Empty, or starting with `?`. */
export function writeChoices(search: string, { sort, rating, price, days, travellers, ...lists }: Choices): string {
  const query = new URLSearchParams(search);
  const values: Record<(typeof names)[number], string> = {
    ...whenParameters({ days, travellers }),
    sort: sort ?? '',
    category: lists.category.join(','),
    duration: lists.duration.join(','),
    language: lists.language.join(','),
    suits: lists.suits.join(','),
    setting: lists.setting.join(','),
    time: lists.time.join(','),
    rating: rating > 0 ? String(rating) : '',
    price: price ? `${price.currency}${price.min}-${price.max}` : '',
  };
  // Said by its days.
  query.delete('when');
  for (const name of names) {
    if (values[name]) query.set(name, values[name]);
    else query.delete(name);
  }
  // Commas and colons are allowed in a query, and people read this one.
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text && `?${text}`;
}
