import type { APIRoute } from 'astro';
import { brand } from '#brands/active.ts';
import { notPublished, xml } from '#data/answers.ts';
import { paths } from '#domain/routes.ts';
import { sitemapIndex } from '#domain/sitemap.ts';

export const GET: APIRoute = ({ site }) => (brand.index ? xml(sitemapIndex(brand.locales.map(paths.sitemap), site)) : notPublished());
