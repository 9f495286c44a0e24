import type { APIRoute } from 'astro';
import { brand } from '#brands/active.ts';
import { notPublished, xml } from '#data/answers.ts';
import { getIndexedPages } from '#data/indexed-pages.ts';
import type { LocaleProps } from '#data/locales.ts';
import { sitemap } from '#domain/sitemap.ts';

export const getStaticPaths = () => brand.locales.map((locale) => ({ params: { locale } }));

export const GET: APIRoute = async ({ params, site }) =>
  brand.index ? xml(sitemap(await getIndexedPages((params as LocaleProps).locale), brand.locales, site)) : notPublished();
