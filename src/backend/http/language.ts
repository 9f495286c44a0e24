import type { Locale, OfferedLocales } from '#contracts/common.ts';

type Wish = { language: string; quality: number };

function wishOf(part: string): Wish {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
  return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
}

/** The language that was asked for, if the brand offers it, else the brand's first: bookings and accounts may be older than its choice. */
export const offeredLocale = (wished: string | undefined, offered: OfferedLocales): Locale =>
  offered.find((locale) => locale === wished) ?? offered[0];

/** The best of the brand's languages for an Accept-Language header (RFC 9110, section 12.5.4); its first when none fits. */
export function chooseLocale(acceptLanguage: string | undefined, offered: OfferedLocales): Locale {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map(wishOf)
    .filter(({ quality }) => quality > 0);
  const ranked = wishes.sort((a, b) => b.quality - a.quality).map(({ language }) => language);
  return offeredLocale(
    ranked.find((language) => offered.some((locale) => locale === language)),
    offered,
  );
}
