import type { Locale } from '#contracts/common.ts';
import { sellsGiftVouchers } from '#domain/gift-shop.ts';
import { getContentPage, getText } from './content-pages.ts';
import { getDestinations } from './destinations.ts';
import { getGiftDesigns } from './gift-designs.ts';
import { localePaths } from './locales.ts';
import { posterPicture } from './shared-picture.ts';
import { getSite } from './site.ts';

/** One page for each locale, in shops that sell them. */
export const giftPaths = () => (sellsGiftVouchers ? localePaths() : []);

/** What the page that sells gift vouchers is made of. @throws Error where its editors offer no poster, or one that there is not */
export async function giftVouchersDocument(locale: Locale) {
  const page = await getContentPage(locale, 'giftVouchers');
  const { posters = [] } = page.entry.data;
  const [text, [first, ...others], places, site] = await Promise.all([
    getText(page),
    getGiftDesigns(locale, posters),
    getDestinations(locale),
    getSite(locale),
  ]);
  const place = places.find(({ id }) => id === first?.id);
  if (!first || !place || posters.length === 0) throw new Error(`content/pages/${locale}/giftVouchers.md: posters is missing`);
  return {
    ...{ page, site, ...text },
    html: page.entry.rendered?.html ?? '',
    designs: [first, ...others] as const,
    offered: posters.length,
    picture: await posterPicture(place),
  };
}
