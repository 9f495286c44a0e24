import type { Locale } from '#contracts/common.ts';
import type { LlmsLink } from '#domain/llms-text.ts';
import { paths } from '#domain/routes.ts';
import { getContentPages } from './content-pages.ts';
import { getDestinations } from './destinations.ts';
import { getArticles } from './magazine.ts';

/** What `llms.txt` names of a locale. Labels and notes still have the brand's placeholders. */
export async function getLlmsLinks(locale: Locale): Promise<Record<'pages' | 'destinations' | 'articles', LlmsLink[]>> {
  const [pages, destinations, articles] = await Promise.all([getContentPages(locale), getDestinations(locale), getArticles(locale)]);
  return {
    pages: pages.map(({ title, path, description }) => ({ label: title, href: path, note: description })),
    destinations: destinations.map(({ id, label, teaser }) => ({ label, href: paths.city(locale, 'tours', id), note: teaser })),
    articles: articles.map(({ title, path, lead }) => ({ label: title, href: path, note: lead })),
  };
}
