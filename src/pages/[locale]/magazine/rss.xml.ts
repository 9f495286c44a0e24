import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { brand } from '#brands/active.ts';
import { withParticulars } from '#brands/particulars.ts';
import { notPublished } from '#data/answers.ts';
import { getContentPage } from '#data/content-pages.ts';
import { localePaths, type LocaleProps } from '#data/locales.ts';
import { getArticles } from '#data/magazine.ts';
import { languageTag } from '#i18n/locales.ts';

export const getStaticPaths = localePaths;

export const GET: APIRoute = async ({ params, site }) => {
  if (!brand.index || !site) return notPublished();
  const { locale } = params as LocaleProps;
  const [{ title, description }, articles] = await Promise.all([getContentPage(locale, 'magazine'), getArticles(locale)]);
  return rss({
    title: `${withParticulars(title, locale)} · ${brand.name}`,
    description: withParticulars(description, locale),
    site,
    trailingSlash: false,
    customData: `<language>${languageTag(locale)}</language>`,
    items: articles.map((article) => ({
      title: article.title,
      description: article.lead,
      link: article.path,
      pubDate: article.published,
      categories: [article.place.label],
    })),
  });
};
