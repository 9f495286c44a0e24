import sanitizeHtml from 'sanitize-html';
import type { TourDetails } from '#contracts/tours.ts';
import { vendorHtmlTags } from '#domain/vendor-html.ts';

export const sanitise = (html: string): string => sanitizeHtml(html, { allowedTags: vendorHtmlTags, allowedAttributes: {} });

/** A tour whose HTML can be set into a page as it is. */
export const withSafeHtml = (tour: TourDetails): TourDetails => ({
  ...tour,
  longDescription: sanitise(tour.longDescription),
  contentTabs: tour.contentTabs.map((tab) => ({ ...tab, html: sanitise(tab.html) })),
});
