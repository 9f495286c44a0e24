import type { TourSummary } from '#contracts/tours.ts';
import { shrunkRating, type Rated } from './rating.ts';

/** What the order depends on, beside when a tour can be had: the terms of use say so, and a sentence below each list. */
export type Ranked = Rated & Pick<TourSummary, 'freeCancellation'>;

/** When a tour can be had next: days from today, and how many places that day has where they are few. */
export type Next = { days: number; placesLeft?: number | undefined };

/** What each fact is worth, in stars. */
const worth = { freeCancellation: 0.1, withinThreeDays: 0.1, withinAWeek: 0.05, plentyOfPlaces: 0.05 };

/** So many days ahead are looked at. */
export const daysAhead = 7;

const soonness = (days: number): number => (days <= 3 ? worth.withinThreeDays : days <= daysAhead ? worth.withinAWeek : 0);

/** How far up a tour belongs where nothing is asked for: the best is the highest. @param next nothing where no day is free soon */
export const scoreOf = (tour: Ranked, next?: Next): number =>
  shrunkRating(tour) +
  (tour.freeCancellation ? worth.freeCancellation : 0) +
  (next ? soonness(next.days) + (next.placesLeft === undefined ? worth.plentyOfPlaces : 0) : 0);
