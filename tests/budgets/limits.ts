import { locales, type Locale } from '#contracts/common.ts';
import { checkoutSteps, paths } from '#domain/routes.ts';

/** Prerendered pages sleep until they are touched; working pages are all script. */
export type Kind = 'prerendered' | 'working';

/** DESIGN section 5. Scores out of 100, bytes gzip in kB, times in milliseconds. */
export const limits = {
  performance: { prerendered: 100, working: 95 },
  otherScores: 100,
  /** A shift that rounds to 0.00. */
  layoutShift: 0.005,
  homeContentfulPaint: 1155,
  beforeTouch: 10,
  afterTouch: 110,
  checkout: 150,
  firstAnswer: 250,
} as const;

export type Page = { name: string; path: string; kind: Kind; indexed: boolean };

/** Every kind of page in each language. @param tourPath `normalizedUrlPath` of the tour to measure */
export const scoredPages = (tourPath: string): Page[] => locales.flatMap((locale: Locale): Page[] => [
  { name: `home ${locale}`, path: paths.home(locale), kind: 'prerendered', indexed: true },
  { name: `listing ${locale}`, path: paths.listing(locale), kind: 'prerendered', indexed: true },
  { name: `city ${locale}`, path: paths.city(locale, 'tours', 'rome'), kind: 'prerendered', indexed: true },
  { name: `tour ${locale}`, path: paths.tour(locale, tourPath), kind: 'prerendered', indexed: true },
  { name: `legal ${locale}`, path: `/${locale}/privacy`, kind: 'prerendered', indexed: true },
  { name: `article ${locale}`, path: paths.article(locale, 'budapest-baths-explained'), kind: 'prerendered', indexed: true },
  { name: `404 ${locale}`, path: paths.notFound(locale), kind: 'prerendered', indexed: false },
  { name: `search ${locale}`, path: paths.search(locale, 'rom'), kind: 'working', indexed: false },
  { name: `checkout ${locale}`, path: paths.checkout(locale, 'personal_info'), kind: 'working', indexed: false },
]);

/** The checkout's steps weigh differently; the language changes nothing. */
export const checkoutPages: Page[] = checkoutSteps.map((step) => ({ name: step, path: paths.checkout('en', step), kind: 'working', indexed: false }));
