import type { Locale } from '#contracts/common.ts';
import { getContentPages, type ContentPage } from './content-pages.ts';
import { getDestinations, isTop } from './destinations.ts';
import { cachedByLocale } from './cached.ts';

export type SiteLink = { label: string; href: string };
/** What header and footer of a locale link to. Labels still have the brand's placeholders. */
export type Site = {
  destinations: { id: string; label: string }[];
  groups: Record<ContentPage['footer'], SiteLink[]>;
  menu: SiteLink[];
};

const linkOf = ({ label, title, path }: ContentPage): SiteLink => ({ label: label ?? title, href: path });

export const getSite = cachedByLocale(async (locale: Locale): Promise<Site> => {
  const [pages, destinations] = await Promise.all([getContentPages(locale), getDestinations(locale)]);
  const group = (name: ContentPage['footer']): SiteLink[] => pages.filter(({ footer }) => footer === name).map(linkOf);
  return {
    destinations: destinations.filter(isTop).map(({ id, label }) => ({ id, label })),
    groups: { travel: group('travel'), company: group('company'), legal: group('legal'), collaboration: group('collaboration') },
    menu: pages
      .filter(({ menu }) => menu !== undefined)
      .sort((a, b) => Number(a.menu) - Number(b.menu))
      .map(linkOf),
  };
});
