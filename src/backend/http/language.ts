import { locales, type Locale } from '#contracts/common.ts';

type Wish = { language: string; quality: number };

function wishOf(part: string): Wish {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
  return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
}

/** The best of our languages for an Accept-Language header (RFC 9110, section 12.5.4); English when none fits. */
export function chooseLocale(acceptLanguage: string | undefined): Locale {
  const wishes = (acceptLanguage ?? '').split(',').map(wishOf).filter(({ quality }) => quality > 0);
  const ranked = wishes.sort((a, b) => b.quality - a.quality).map(({ language }) => language);
  return ranked.flatMap((language) => locales.filter((locale) => locale === language))[0] ?? 'en';
}
