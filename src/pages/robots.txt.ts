import type { APIRoute } from 'astro';
import { brand } from '#brands/active.ts';
import { plainText } from '#data/answers.ts';
import { machinePaths } from '#domain/machine-paths.ts';

const open = (sitemap: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
const closed = 'User-agent: *\nDisallow: /\n';

export const GET: APIRoute = ({ site }) => plainText(brand.index ? open(new URL(machinePaths.sitemaps, site).href) : closed);
