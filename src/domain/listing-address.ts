import { categoryIds } from '#contracts/common.ts';
import { currencyCodes } from '#contracts/currency-codes.ts';
import { durationSpans, noChoices, ratings, sortOrders, type Choices, type PriceRange } from './listing.ts';

const names = ['sort', 'category', 'duration', 'language', 'rating', 'price'] as const;
const pricePattern = new RegExp(`^(${currencyCodes.join('|')})(\\d{1,7})-(\\d{1,7})$`);

const known = <T extends string>(all: readonly T[], text: string | null): T[] => all.filter((one) => text?.split(',').includes(one));

function readPrice(text: string | null): PriceRange | null {
  const [, currency, min, max] = pricePattern.exec(text ?? '') ?? [];
  if (!currency || Number(min) > Number(max)) return null;
  return { currency: currency as PriceRange['currency'], min: Number(min), max: Number(max) };
}

/** Reads `?sort=low&category=food,boat&price=EUR20-80`; what is unknown counts as not asked for. */
export function readChoices(search: string): Choices {
  const query = new URLSearchParams(search);
  return {
    sort: known(sortOrders, query.get('sort'))[0] ?? null,
    category: known(categoryIds, query.get('category')),
    duration: known(durationSpans, query.get('duration')),
    language: (query.get('language') ?? '').split(',').filter((code) => /^[a-z]{2}$/.test(code)),
    rating: ratings.find((rating) => String(rating) === query.get('rating')) ?? noChoices.rating,
    price: readPrice(query.get('price')),
  };
}

/** The query that shows these choices; every other parameter of `search` stays. Empty, or starting with `?`. */
export function writeChoices(search: string, { sort, rating, price, ...lists }: Choices): string {
  const query = new URLSearchParams(search);
  const values: Record<(typeof names)[number], string> = {
    sort: sort ?? '',
    category: lists.category.join(','),
    duration: lists.duration.join(','),
    language: lists.language.join(','),
    rating: rating > 0 ? String(rating) : '',
    price: price ? `${price.currency}${price.min}-${price.max}` : '',
  };
  for (const name of names) {
    if (values[name]) query.set(name, values[name]);
    else query.delete(name);
  }
  // Commas are allowed in a query, and people read this one.
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
