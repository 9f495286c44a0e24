import type { BlogPostingLeaf } from 'schema-dts';
import type { Locale } from '#contracts/common.ts';
import { absolute } from './address.ts';

type Article = { title: string; lead: string; published: Date; path: string; image: string; locale: Locale; publisher: string };

/** An article of the magazine; it is signed by the shop. https://schema.org/BlogPosting */
export const blogPosting = (
  { title, lead, published, path, image, locale, publisher }: Article,
  site: URL | undefined,
): BlogPostingLeaf => ({
  '@type': 'BlogPosting',
  headline: title,
  description: lead,
  datePublished: published.toISOString().slice(0, 10),
  inLanguage: locale,
  url: absolute(path, site),
  mainEntityOfPage: absolute(path, site),
  image: absolute(image, site),
  author: { '@type': 'Organization', name: publisher, url: absolute('/', site) },
  publisher: { '@id': absolute('/#organization', site) },
});
