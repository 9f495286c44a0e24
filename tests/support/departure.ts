import type { Backend } from '#backend/backend.ts';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import type { QuoteRequest } from '#backend/vendor/quote.ts';
import { bookableStarts } from '#backend/suppliers/local/schedule.ts';

type Wish = { tour: Tour; request: QuoteRequest };

/** The smallest booking that each departure of each tour priced by age takes. */
export function* anyDeparture({ catalogue, clock }: Backend): Generator<Wish> {
  for (const tour of catalogue.tours.values()) {
    const adult = tour.ageGroups?.find(({ ages }) => ages[1] >= 18);
    if (!adult) continue;
    const components = { ageGroup: [{ id: adult.id, quantity: Math.max(1, adult.min, tour.minimumTravellers) }] };
    for (const { day, startingTime } of bookableStarts(tour, clock())) {
      yield { tour, request: { tourId: tour.tourId, queryDate: day, startingTime, components, currency: 'EUR' } };
    }
  }
}
