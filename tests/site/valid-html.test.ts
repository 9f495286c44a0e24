import { expect, it } from 'vitest';
import { siteDirectory } from '#backend/root.ts';
import { locales } from '#contracts/common.ts';
import { findingsInPages } from '#tests/support/html-checker.ts';
import { tourPaths } from './built-site.ts';

/** The first tour is checked in English, the second in German, and so on: what is said in another language has the same tags. */
const leftOut = new Set(
  locales
    .flatMap((locale, turn) => tourPaths([locale]).filter((_, index) => index % locales.length !== turn))
    .map((path) => `${path}.html`),
);

it('the HTML of every page is valid', { timeout: 600_000 }, async () => {
  expect(await findingsInPages(siteDirectory('landfall'), (file) => !leftOut.has(`/${file}`))).toEqual([]);
});
