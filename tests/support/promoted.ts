import type { Locale } from '#contracts/common.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { promotionOf, type Promotion } from '#domain/promotion.ts';
import { allTours, tourBySlug } from './visits.ts';

/** A tour that is cheaper now, booked at once, priced by age. */
export async function promoted(locale: Locale): Promise<{ tour: TourDetails; slug: string; promotion: Promotion }> {
  for (const { tourId, normalizedUrlPath, ...listed } of await allTours(locale)) {
    const promotion = promotionOf(listed);
    if (!promotion || listed.requireBookingApproval) continue;
    const slug = normalizedUrlPath.split('/').at(-1)?.replace(`-${tourId}`, '') ?? '';
    const tour = await tourBySlug(slug, locale);
    if (tour.pricingGroups.ageGroup && !tour.startingPointEntryRequired) return { tour, slug, promotion };
  }
  throw new Error('no tour is cheaper now');
}
