import type { APIRoute } from 'astro';
import { brand } from '#brands/active.ts';
import { webManifest } from '#domain/web-manifest.ts';
import { gateMessages } from '#i18n/gate/index.ts';
import { homeMessages } from '#i18n/home/index.ts';

export const GET: APIRoute = () => {
  const [locale, ...others] = brand.locales;
  const { description } = others.length > 0 ? gateMessages(locale) : homeMessages(locale);
  const manifest = webManifest({ name: brand.name, description, themeColor: brand.themeColor.light });
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};
