import type { Locale } from '#contracts/common.ts';

/** Paths that only machines ask for; apart from `paths`, which every page's scripts carry. */
export const machinePaths = {
  sitemaps: '/sitemap.xml',
  sitemap: (locale: Locale) => `/sitemap-${locale}.xml`,
  feed: (locale: Locale) => `/${locale}/magazine/rss.xml`,
} as const;
