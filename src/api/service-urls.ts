import { IDENTITY_URL, LOCATION_URL, NEWSLETTER_LIST_ID, NEWSLETTER_URL, SEARCH_URL, SHOPPER_URL, VENDOR_URL } from 'astro:env/client';
import type { ServiceName } from '#contracts/endpoint.ts';

const configured: Record<ServiceName, string> = {
  vendor: VENDOR_URL,
  location: LOCATION_URL,
  search: SEARCH_URL,
  shopper: SHOPPER_URL,
  newsletter: NEWSLETTER_URL,
  identity: IDENTITY_URL,
};

/** The list that a subscription is for. */
export const newsletterListId: string = NEWSLETTER_LIST_ID;

/** Base URL of a service. A path means the shop's own origin, which at build time is the embedded back end. */
export function serviceUrl(service: ServiceName): string {
  const url = configured[service].replace(/\/$/, '');
  if (!url.startsWith('/')) return url;
  return import.meta.env.SSR ? `${process.env['LANDFALL_BUILD_ORIGIN'] ?? ''}${url}` : url;
}
