import type { APIRoute } from 'astro';
import { brand } from '#brands/active.ts';
import { notPublished } from '#data/answers.ts';
import { sitemapOf } from '#data/sitemap.ts';
import { offeredLocaleOf } from '#domain/offered-locales.ts';

export const prerender = false;

export const GET: APIRoute = ({ params, site, locals }) => {
  const locale = offeredLocaleOf(params['localeOnDemand']);
  return brand.index && locale ? sitemapOf(locale, site, locals.ask) : notPublished();
};
