import type { APIRoute } from 'astro';
import { brand } from '#brands/active.ts';
import { notPublished } from '#data/answers.ts';
import { localePaths, type LocaleProps } from '#data/locales.ts';
import { sitemapOf } from '#data/sitemap.ts';

export const getStaticPaths = localePaths;

export const GET: APIRoute = ({ params, site }) => (brand.index ? sitemapOf((params as LocaleProps).locale, site) : notPublished());
