import { getCollection, type CollectionEntry } from 'astro:content';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { getDestinations, type Destination } from './destinations.ts';
import { offeredLocales } from '#domain/offered-locales.ts';

type Entry = CollectionEntry<'magazine'>;
export type Article = Entry['data'] & { slug: string; path: string; place: Destination; entry: Entry };

/** The magazine's articles in a locale, the latest first. @throws Error when an article names a city that has no page */
export async function getArticles(locale: Locale): Promise<Article[]> {
  const [entries, places] = await Promise.all([
    getCollection('magazine', ({ id }) => id.startsWith(`${locale}/`)),
    getDestinations(locale),
  ]);
  return entries
    .map((entry) => {
      const place = places.find(({ id }) => id === entry.data.destination);
      if (!place)
        throw new Error(
          `content/magazine/${entry.id}.md: destination: found ${entry.data.destination}, ` +
            `allowed are ${places.map(({ id }) => id).join(', ')}`,
        );
      const slug = entry.id.slice(locale.length + 1);
      return { ...entry.data, slug, path: paths.article(locale, slug), place, entry };
    })
    .sort((a, b) => b.published.getTime() - a.published.getTime());
}

/** A page for each article, with the paths of its twins in the other locales. */
export async function articlePaths() {
  const byLocale = await Promise.all(offeredLocales.map(async (locale) => ({ locale, articles: await getArticles(locale) })));
  const twins = (slug: string): Partial<Record<Locale, string>> =>
    Object.fromEntries(
      byLocale.flatMap(({ locale, articles }) => articles.filter((article) => article.slug === slug).map(({ path }) => [locale, path])),
    );
  return byLocale.flatMap(({ locale, articles }) =>
    articles.map((article) => ({
      params: { locale, slug: article.slug },
      props: { locale, article, alternates: twins(article.slug) },
    })),
  );
}
