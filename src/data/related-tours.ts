import type { Fetch } from '#api/request.ts';
import { fetchPromotedTours } from '#api/vendor.ts';
import type { Locale } from '#contracts/common.ts';
import type { TourDetails, TourSummary } from '#contracts/tours.ts';
import { alikeTours, nearbyTours } from '#domain/related-tours.ts';
import { getArticles, type Article } from './magazine.ts';
import { getPromotedOfKind } from './promoted-tours.ts';
import { cityOf, printedCurrency } from './tours.ts';

/** What else a tour's page leads to. */
export type Related = { nearby: TourSummary[]; alike: TourSummary[]; articles: Article[] };

/** More than the rows of a tour's page take. */
const nearbyAtMost = 40;

/** The slug that articles name a tour by: `forum-and-palatine-at-first-light`. */
export const slugOf = ({ normalizedUrlPath, tourId }: Pick<TourSummary, 'normalizedUrlPath' | 'tourId'>): string =>
  normalizedUrlPath.slice(normalizedUrlPath.lastIndexOf('/') + 1, -tourId.length - 1);

/** @param ask how the services are asked, where that is not over the network */
export async function getRelated(locale: Locale, tour: TourDetails, ask?: Fetch): Promise<Related> {
  const location = cityOf(tour);
  const kind = tour.categories[0]?.id;
  const [ofCity, ofKind, articles] = await Promise.all([
    fetchPromotedTours({ locale, currency: printedCurrency, location, count: nearbyAtMost, ask }),
    kind ? getPromotedOfKind(kind, locale, ask) : [],
    getArticles(locale),
  ]);
  const slug = slugOf(tour);
  return {
    nearby: nearbyTours(tour, ofCity),
    alike: alikeTours(tour, ofKind),
    articles: articles.filter(({ tours }) => tours.includes(slug)),
  };
}
