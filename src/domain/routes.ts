import { locales, type Locale, type ProductType } from '#contracts/common.ts';

/** `method_select` is for brands whose checkout is billed. */
export type CheckoutStep = 'method_select' | 'personal_info' | 'traveler_info' | 'questions' | 'payment';

/** Every path of the shop, requirements 2. `path` names one below a locale: `tours/rome`. */
export const paths = {
  home: (locale: Locale) => `/${locale}/`,
  listing: (locale: Locale) => `/${locale}/toursAndActivities`,
  city: (locale: Locale, productType: ProductType, city: string) => `/${locale}/${productType}/${city}`,
  tour: (locale: Locale, normalizedUrlPath: string) => `/${locale}/${normalizedUrlPath}`,
  /** All sailings that the shop knows. */
  cruises: (locale: Locale) => `/${locale}/toursForCruises`,
  /** A sailing, with the tours of its ports. */
  cruise: (locale: Locale, cruiseRouteUuid: string) => `/${locale}/toursForCruises/${cruiseRouteUuid}`,
  /** A ship with its sailings, and a line with its ships. @param slug of the name */
  ship: (locale: Locale, slug: string) => `/${locale}/toursForCruises/ships/${slug}`,
  line: (locale: Locale, slug: string) => `/${locale}/toursForCruises/lines/${slug}`,
  search: (locale: Locale, query?: string) => `/${locale}/search${query ? `?q=${encodeURIComponent(query)}` : ''}`,
  checkout: (locale: Locale, step: CheckoutStep) => `/${locale}/new/checkout/${step}`,
  /** Where the pages of a payment provider lead back to. @param key of the checkout */
  checkoutReturn: (locale: Locale, key: string) => `/${locale}/new/checkout/payment?checkout=${key}`,
  article: (locale: Locale, slug: string) => `/${locale}/magazine/${slug}`,
  magazine: (locale: Locale) => `/${locale}/magazine`,
  topDestinations: (locale: Locale) => `/${locale}/topDestinations`,
  newsletter: (locale: Locale) => `/${locale}/newsletter`,
  /** @param tourId what it is given for */
  giftVouchers: (locale: Locale, tourId?: string) => `/${locale}/giftVouchers${tourId === undefined ? '' : `?tour=${tourId}`}`,
  privacy: (locale: Locale) => `/${locale}/privacy`,
  termsOfUse: (locale: Locale) => `/${locale}/termsOfUse`,
  rightOfWithdrawal: (locale: Locale) => `/${locale}/rightOfWithdrawal`,
  /** `problem`: what a sign-in failed with; `returnTo`: where to go on afterwards. */
  login: (locale: Locale, query?: { problem?: string; returnTo?: string }) =>
    `/${locale}/login${query ? `?${new URLSearchParams(query).toString()}` : ''}`,
  dashboard: (locale: Locale) => `/${locale}/dashboard`,
  /** Where the link of a verification mail leads. */
  verification: (locale: Locale, link?: { subjectId: string; verificationCode: string }) =>
    `/${locale}/verification${link ? `?${new URLSearchParams(link).toString()}` : ''}`,
  /** What a shopper plans to do, kept in the browser. */
  trip: (locale: Locale) => `/${locale}/trip`,
  /** The saved tours, with or without an account. */
  wishlist: (locale: Locale) => `/${locale}/wishlist`,
  /** The editors' page of questions and answers. */
  help: (locale: Locale) => `/${locale}/faq`,
  confirmation: (locale: Locale) => `/${locale}/confirmation`,
  /** Where a guest finds a booking again, and cancels it. The order number is in the fragment, which no server gets to see. */
  booking: (locale: Locale, orderNumber?: string) => `/${locale}/booking${orderNumber ? `#${orderNumber}` : ''}`,
  /** Shown in place of pages that cannot be fetched without a network connection. */
  offline: (locale: Locale) => `/${locale}/offline`,
  notFound: (locale: Locale) => `/${locale}/fourOhFour`,
  /** Shown at the address of a page that cannot be rendered on demand, with status 503. */
  unavailable: (locale: Locale) => `/${locale}/unavailable`,
} as const;

export const uuidPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Whatever is sold has its id at the end of its path: which kinds there are need not be known. */
const tourPath = new RegExp(`^/(${locales.join('|')})/([a-z][a-zA-Z-]*)/([a-z0-9-]+)/(?:[^/]*-)?(${uuidPattern})/?$`);

export type TourPath = { locale: Locale; productType: ProductType; city: string; tourId: string };

/** Takes a tour page's path apart, whether or not such a tour exists. */
export function parseTourPath(pathname: string): TourPath | undefined {
  const match = tourPath.exec(pathname);
  if (!match) return undefined;
  const [, locale, productType, city, tourId] = match as unknown as [string, Locale, ProductType, string, string];
  return { locale, productType, city, tourId };
}

/** Tells the locale that a path is in. @param among those that count, such as the ones that a brand offers */
export const localeOf = (pathname: string, among: readonly Locale[] = locales): Locale | undefined =>
  among.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`));
