import type { TourSummary } from '#contracts/tours.ts';
import { distanceBetween } from './distance.ts';

/** How many a row has. */
const most = 8;

type About = Pick<TourSummary, 'tourId' | 'locationUuid' | 'categories' | 'startingPointInformation'>;

/** Of the same city, what starts nearest first: it can be done on the same day. */
export const nearbyTours = (tour: About, tours: readonly TourSummary[]): TourSummary[] =>
  tours
    .filter(({ tourId, locationUuid }) => tourId !== tour.tourId && locationUuid === tour.locationUuid)
    .map((other) => ({ other, distance: distanceBetween(tour.startingPointInformation, other.startingPointInformation) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ other }) => other);

/** Of the same kind in other cities, in the order given. */
export const alikeTours = (tour: About, tours: readonly TourSummary[]): TourSummary[] =>
  tours
    .filter(({ locationUuid, categories }) => locationUuid !== tour.locationUuid && categories[0]?.id === tour.categories[0]?.id)
    .slice(0, most);
