import type { APIRoute } from 'astro';
import { brand } from '#brands/active.ts';
import { notPublished, xml } from '#data/answers.ts';
import { machinePaths } from '#domain/machine-paths.ts';
import { sitemapIndex } from '#domain/sitemap.ts';

export const GET: APIRoute = ({ site }) =>
  brand.index ? xml(sitemapIndex(brand.locales.map(machinePaths.sitemap), site)) : notPublished();
