import { askEach } from './each-address.ts';
import type { OpenPurger } from './purger.ts';

/** Varnish forgets an address by the method PURGE; docs/going-live.md has its rules. */
export const varnish: OpenPurger = ({ varnishUrls, siteUrl }) =>
  varnishUrls.length === 0 ? undefined : { purge: ({ paths }) => askEach(varnishUrls, paths, siteUrl, { method: 'PURGE', atOnce: 16 }) };
