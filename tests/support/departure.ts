import type { Backend } from '#backend/backend.ts';
import type { Selection } from '#contracts/quotes.ts';
import { bookableStarts } from '#backend/suppliers/local/schedule.ts';

/** The smallest booking that each departure of each tour priced by age takes. */
export function* anyDeparture({ catalogue, clock }: Backend): Generator<Selection> {
  for (const tour of catalogue.tours.values()) {
    const adult = tour.ageGroups?.find(({ ages }) => ages[1] >= 18);
    if (!adult) continue;
    const components = { ageGroup: [{ id: adult.id, quantity: Math.max(1, adult.min, tour.minimumTravellers) }] };
    for (const { day, startingTime } of bookableStarts(tour, clock())) {
      yield { tourId: tour.tourId, queryDate: day, startingTime, components };
    }
  }
}
