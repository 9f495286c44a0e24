import type { Fetch } from '#api/request.ts';
import type { Locale } from '#contracts/common.ts';
import { offeredLocales } from '#domain/offered-locales.ts';
import { sitemap } from '#domain/sitemap.ts';
import { xml } from './answers.ts';
import { getIndexedPages } from './indexed-pages.ts';

/** The sitemap of a locale. @param ask how the services are asked, where that is not over the network */
export const sitemapOf = async (locale: Locale, site: URL | undefined, ask?: Fetch): Promise<Response> =>
  xml(sitemap(await getIndexedPages(locale, ask), offeredLocales, site));
