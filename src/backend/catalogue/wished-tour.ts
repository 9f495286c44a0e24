import type { WishedTour } from '#domain/wishes/wish.ts';
import type { Catalogue, Tour } from './catalogue.ts';
import { timesOfDay, weekdaysOf } from './departures-of-week.ts';
import { basePriceOf } from './prices.ts';
import { sightsOf } from './sights-of.ts';

/** What wishes are held against, of one tour. */
export const wishedTourOf = (catalogue: Catalogue, tour: Tour): WishedTour => ({
  suits: tour.suits,
  setting: tour.setting,
  effort: tour.effort,
  access: tour.access,
  timesOfDay: timesOfDay(tour),
  weekdays: weekdaysOf(tour),
  categories: tour.categories,
  languages: tour.languages,
  minutes: tour.durationMinutes,
  isPrivate: tour.group !== undefined,
  destination: tour.destination.id,
  sights: sightsOf(catalogue, tour),
  priceIn: (currency) => basePriceOf(catalogue, tour, currency),
});
