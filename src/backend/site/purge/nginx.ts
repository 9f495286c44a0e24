import { askEach } from './each-address.ts';
import type { OpenPurger } from './purger.ts';

/**
 * nginx has no way to forget an address, but fetches it anew where its rules say so: docs/going-live.md has them. The servers make each of
 * these pages anew, and shoppers ask for others meanwhile: few at once.
 */
const refresh = { method: 'GET', headers: { 'X-Cache-Refresh': '1' }, atOnce: 2 };

export const nginx: OpenPurger = ({ nginxUrls, siteUrl }) =>
  nginxUrls.length === 0 ? undefined : { purge: ({ paths }) => askEach(nginxUrls, paths, siteUrl, refresh) };
