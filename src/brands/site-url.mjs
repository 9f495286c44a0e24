import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * Where the shop is served, for canonical addresses and sitemaps: the brand's `url`. The Astro configuration cannot
 * import `active.ts`, which reads through Vite; what the brand's file may say is checked there.
 * @param {string} brand name of its folder
 * @returns {string}
 */
export const siteUrlOf = (brand) => parse(readFileSync(new URL(`./${brand}/brand.yaml`, import.meta.url), 'utf8')).url;
