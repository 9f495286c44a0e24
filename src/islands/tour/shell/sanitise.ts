import type { TourDetails } from '#contracts/tours.ts';
import { isPlainVendorHtml, vendorHtmlTags } from '#domain/vendor-html.ts';

/** The sanitiser is fetched only for HTML that is more than paragraphs and lists. */
async function sanitise(html: string): Promise<string> {
  if (isPlainVendorHtml(html)) return html;
  const { default: purifier } = await import('dompurify');
  return purifier.sanitize(html, { ALLOWED_TAGS: vendorHtmlTags, ALLOWED_ATTR: [] });
}

/** A tour whose HTML can be set into a page as it is; the rules are those of the build (`data/vendor-html.ts`). */
export async function withSafeHtml(tour: TourDetails): Promise<TourDetails> {
  const contentTabs = tour.contentTabs.map(async (tab) => ({ ...tab, html: await sanitise(tab.html) }));
  return { ...tour, longDescription: await sanitise(tour.longDescription), contentTabs: await Promise.all(contentTabs) };
}
