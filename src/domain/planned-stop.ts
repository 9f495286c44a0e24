import type { TourDetails } from '#contracts/tours.ts';
import type { Stop } from './itinerary.ts';
import { productKindFor } from './products/registry.ts';
import type { Wish } from './trip.ts';

/** When and where a wish takes place. */
export const plannedStop = (tour: TourDetails, wish: Wish): Stop => ({
  id: wish.id,
  span: productKindFor(tour).span(tour, wish),
  cityId: tour.locationUuid,
  at: tour.startingPointInformation,
});
