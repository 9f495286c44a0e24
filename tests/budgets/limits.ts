import { locales, type Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { lateTour } from '../support/late-tour.ts';
import { lateSailingId } from '../support/sailings.ts';

/** Prerendered pages sleep until they are touched; working pages are all script; ordering pages are those of them that an order takes. */
export type Kind = 'prerendered' | 'working' | 'ordering';

/** design 5. Scores out of 100, bytes gzip in kB, times in milliseconds. */
export const limits = {
  performance: { prerendered: 100, working: 95, ordering: 97 },
  otherScores: 100,
  /** A shift that rounds to 0.00. */
  layoutShift: 0.005,
  /** Largest Contentful Paint, with both fonts in the first paint (record 0076). */
  largestPaint: { home: 1450, city: 1450, legal: 1300, tour: 1600 },
  /** Until the page rests, and while islands wake after that. */
  blockingTime: 50,
  beforeTouch: 10,
  /** Past `warning` a figure is marked, past `most` the run fails. */
  afterTouch: { warning: 115, most: 130 },
  checkout: { warning: 150, most: 170 },
  firstAnswer: 250,
} as const;

export type Page = {
  name: string;
  path: string;
  kind: Kind;
  indexed: boolean;
  largestPaint?: number;
  /** True for pages like others in the table: one run of Lighthouse is enough while it keeps the limits. */
  isOfAKind?: boolean;
  /** True in all languages but the first. */
  isInAnotherLanguage?: boolean;
};

/** A tour that came after the build: its page is rendered on demand, and keeps the limits of those that are prerendered. */
const late = `tours/rome/${lateTour.slug}-${lateTour.tourId}`;

const pagesIn = (locale: Locale, tourPath: string): Page[] => [
  { name: `home ${locale}`, path: paths.home(locale), kind: 'prerendered', indexed: true, largestPaint: limits.largestPaint.home },
  { name: `listing ${locale}`, path: paths.listing(locale), kind: 'prerendered', indexed: true },
  {
    name: `city ${locale}`,
    path: paths.city(locale, 'tours', 'rome'),
    kind: 'prerendered',
    indexed: true,
    largestPaint: limits.largestPaint.city,
  },
  {
    name: `tour ${locale}`,
    path: paths.tour(locale, tourPath),
    kind: 'prerendered',
    indexed: true,
    largestPaint: limits.largestPaint.tour,
  },
  { name: `legal ${locale}`, path: `/${locale}/privacy`, kind: 'prerendered', indexed: true, largestPaint: limits.largestPaint.legal },
  { name: `article ${locale}`, path: paths.article(locale, 'budapest-baths-explained'), kind: 'prerendered', indexed: true },
  { name: `magazine ${locale}`, path: paths.magazine(locale), kind: 'prerendered', indexed: true, isOfAKind: true },
  { name: `places ${locale}`, path: paths.topDestinations(locale), kind: 'prerendered', indexed: true, isOfAKind: true },
  { name: `about ${locale}`, path: `/${locale}/aboutUs`, kind: 'prerendered', indexed: true, isOfAKind: true },
  { name: `newsletter ${locale}`, path: paths.newsletter(locale), kind: 'prerendered', indexed: true, isOfAKind: true },
  { name: `gift ${locale}`, path: paths.giftVouchers(locale), kind: 'prerendered', indexed: true },
  { name: `booking ${locale}`, path: paths.booking(locale), kind: 'working', indexed: false, isOfAKind: true },
  { name: `confirmation ${locale}`, path: paths.confirmation(locale), kind: 'working', indexed: false, isOfAKind: true },
  { name: `verification ${locale}`, path: paths.verification(locale), kind: 'working', indexed: false, isOfAKind: true },
  { name: `offline ${locale}`, path: paths.offline(locale), kind: 'working', indexed: false, isOfAKind: true },
  {
    name: `late tour ${locale}`,
    path: paths.tour(locale, late),
    kind: 'prerendered',
    indexed: true,
    largestPaint: limits.largestPaint.tour,
  },
  {
    name: `cruise ${locale}`,
    path: paths.cruise(locale, lateSailingId),
    kind: 'prerendered',
    indexed: true,
    largestPaint: limits.largestPaint.tour,
  },
  {
    name: `ship ${locale}`,
    path: paths.ship(locale, 'meridian-star'),
    kind: 'prerendered',
    indexed: true,
    largestPaint: limits.largestPaint.tour,
  },
  {
    name: `cruise line ${locale}`,
    path: paths.line(locale, 'meridian-lines'),
    kind: 'prerendered',
    indexed: true,
    largestPaint: limits.largestPaint.tour,
    isOfAKind: true,
  },
  { name: `cruises ${locale}`, path: paths.cruises(locale), kind: 'prerendered', indexed: true, isOfAKind: true },
  { name: `filtered ${locale}`, path: `${paths.listing(locale)}?category=food&sort=low`, kind: 'prerendered', indexed: true },
  { name: `404 ${locale}`, path: paths.notFound(locale), kind: 'prerendered', indexed: false },
  { name: `search ${locale}`, path: paths.search(locale, 'rom'), kind: 'prerendered', indexed: false },
  { name: `dashboard ${locale}`, path: paths.dashboard(locale), kind: 'ordering', indexed: false },
  { name: `trip ${locale}`, path: paths.trip(locale), kind: 'ordering', indexed: false },
  { name: `login ${locale}`, path: paths.login(locale), kind: 'working', indexed: false },
  { name: `checkout ${locale}`, path: paths.checkout(locale, 'personal_info'), kind: 'ordering', indexed: false },
];

/** Every kind of page in each language. @param tourPath `normalizedUrlPath` of the tour to measure */
export const scoredPages = (tourPath: string): Page[] =>
  locales.flatMap((locale, index) => pagesIn(locale, tourPath).map((page) => ({ ...page, isInAnotherLanguage: index > 0 })));

/** The pages of a short order: its first has all that a step of a long one has. The language changes nothing. */
export const checkoutPages: Page[] = (['personal_info', 'payment'] as const).map((step) => ({
  name: step,
  path: paths.checkout('en', step),
  kind: 'ordering',
  indexed: false,
}));
