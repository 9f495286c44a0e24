import type { Selection } from '#contracts/quotes.ts';
import { isOfShip } from '#domain/cruises/ship-problem.ts';
import { seatsOf } from '#domain/pricing.ts';
import { usualParty } from '#domain/party.ts';
import type { BookingMessages } from '#i18n/booking/index.ts';
import { problemText } from '#views/booking/words.ts';
import { useChoice, useIsAsked, useProblem } from '../use-booking.ts';
import type { PanelTour } from './panel-tour.ts';

/** Whom the tour is booked for: as chosen, and before the island is awake as it will start. */
export function useParty(tour: PanelTour): Selection['components'] {
  const chosen = useChoice();
  return chosen?.tourId === tour.tourId ? chosen.components : usualParty(tour);
}

/** What is wrong with how many come, once somebody has been chosen or the shopper has tried to go on. */
export function usePartyError(t: BookingMessages): string | undefined {
  const problem = useProblem();
  const isAsked = useIsAsked();
  const chosen = useChoice();
  if (!problem || problem.code === 'select_date' || problem.code === 'select_time' || isOfShip(problem)) return undefined;
  return isAsked || seatsOf(chosen?.components ?? {}) > 0 ? problemText(problem, t) : undefined;
}
