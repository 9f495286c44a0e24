import * as v from 'valibot';
import type { AnalyticsEvent, Impression, Product } from '#contracts/analytics.ts';
import { $consent, isGranted } from './consent.ts';
import { tabAtom } from './storage.ts';

type WithDataLayer = typeof globalThis & { dataLayer?: AnalyticsEvent[] };
const page = globalThis as WithDataLayer;

/** What has been reported of an order, so that a reload reports nothing twice. */
const $reported = tabAtom<string[]>('reported', v.array(v.string()), []);

/** Hands an event to whoever reads the data layer. Without consent, nothing happens. */
export function report(event: AnalyticsEvent): void {
  if (isGranted()) (page.dataLayer ??= []).push(event);
}

/** Once for this tab. */
export function reportOnce(key: string, event: AnalyticsEvent): void {
  if (!isGranted() || $reported.get().includes(key)) return;
  $reported.set([...$reported.get(), key]);
  report(event);
}

/** @param path without a query: what someone searches for is not reported */
export const reportPageview = (path: string, title: string, language: string): void =>
  report({ event: 'pageview', page: { path, title, language } });

export const reportImpressions = (impressions: Impression[]): void => report({ event: 'impressions', ecommerce: { impressions } });

export const reportDetails = (product: Product): void =>
  report({ event: 'productDetails', ecommerce: { detail: { products: [product] } } });

// An answer that is taken back takes back what nobody has read yet.
$consent.listen(() => {
  if (isGranted()) return;
  page.dataLayer?.splice(0);
  $reported.set([]);
});
