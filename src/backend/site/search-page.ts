import { Hono } from 'hono';
import { escape } from 'html-escaper';
import { searchLength, type Locale, type OfferedLocales } from '#contracts/common.ts';
import { currencyCodes } from '#contracts/currency-codes.ts';
import type { SearchResult } from '#contracts/search.ts';
import { paths } from '#domain/routes.ts';
import type { Search } from '../search/search.ts';
import { sendPage } from './send-file.ts';
import { readSiteFile } from './site-files.ts';

/** Where the page keeps room for the results, inside its `<noscript>`. */
const slot = '<!--results-->';

const item = (href: string, label: string, about: string): string =>
  `<li><a href="${escape(href)}">${escape(label)}</a> ${escape(about)}</li>`;

function resultList({ tours, locations }: SearchResult, locale: Locale): string {
  const items = [
    ...locations.map((place) => item(paths.city(locale, 'tours', place.id), place.name, place.countryName)),
    ...tours.map((tour) => item(paths.tour(locale, tour.normalizedUrlPath), tour.tourName, tour.location)),
  ];
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
}

/** The search page for a browser without JavaScript: the built page, with the results written into it. */
export function searchPage({ directory, locales }: { directory: string; locales: OfferedLocales }, search: Search): Hono {
  const app = new Hono();
  for (const locale of locales) {
    app.get(paths.search(locale), async (c, next) => {
      const query = c.req.query('q')?.trim().slice(0, searchLength);
      const page = query ? await readSiteFile(directory, c.req.path) : undefined;
      if (!query || !page) return next();
      const list = resultList(search(query, { locale, currency: currencyCodes[0] }, true), locale);
      const html = page.bytes.toString().replace(slot, () => list);
      return sendPage(c, Buffer.from(html));
    });
  }
  return app;
}
