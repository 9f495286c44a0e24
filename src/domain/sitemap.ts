import { escape } from 'html-escaper';
import type { Locale } from '#contracts/common.ts';

/** A page that search engines may list: its path in each locale, and when it last changed where that is known. */
export type IndexedPage = { path: string; alternates: Partial<Record<Locale, string>>; changed?: Date };

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const day = (date: Date): string => date.toISOString().slice(0, 10);

/** What the page's head says, too: its twins, the default last. */
function twinsOf({ alternates }: IndexedPage, locales: readonly Locale[]): { hreflang: string; path: string }[] {
  const twins = locales.flatMap((locale) => {
    const path = alternates[locale];
    return path === undefined ? [] : [{ hreflang: locale, path }];
  });
  return [...twins, ...twins.slice(0, 1).map(({ path }) => ({ hreflang: 'x-default', path }))];
}

/**
 * Pages of one locale with their twins. https://www.sitemaps.org/protocol.html,
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 * @param locales of the brand, the default first
 */
export function sitemap(pages: readonly IndexedPage[], locales: readonly Locale[], site: URL | undefined): string {
  const address = (path: string): string => escape(new URL(path, site).href);
  const urls = pages.map((page) =>
    [
      `<url><loc>${address(page.path)}</loc>`,
      page.changed ? `<lastmod>${day(page.changed)}</lastmod>` : '',
      ...twinsOf(page, locales).map(({ hreflang, path }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(path)}"/>`),
      '</url>\n',
    ].join(''),
  );
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `${head}<urlset ${spaces}>\n${urls.join('')}</urlset>\n`;
}

/** Names the sitemaps at these paths. */
export const sitemapIndex = (sitemaps: readonly string[], site: URL | undefined): string =>
  `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sitemaps
    .map((path) => `<sitemap><loc>${escape(new URL(path, site).href)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`;
