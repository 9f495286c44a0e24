import { productKindFor } from '#domain/products/registry.ts';
import { listingMessages } from '#i18n/listing/index.ts';
import type { Listing } from '#stores/listing/tours.ts';

/** Requirements 2, found-count banner: 'FOUND {count} {product type}'. Everything, everywhere, has words of its own. */
export function foundText({ locale, productType, location }: Listing, count: number): string {
  if (!location) return listingMessages(locale).found(count);
  const { found } = productKindFor({ productType }).words[locale];
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? found.one : found.other;
  return form.replace('{count}', String(count));
}
