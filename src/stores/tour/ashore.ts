import type { Day } from '#contracts/common.ts';
import { takeCruise } from '../cruise/my-cruise.ts';
import { $choice } from './choice.ts';
import { $tour } from './tour.ts';

/** The sailing (`cruiseRouteUuid`) from which the tour is to be taken. */
export const chosenCruise = (): string | undefined => $choice.get()?.cruise?.cruiseRouteUuid;

/** This and all further tours are taken from a sailing. */
export function board(cruiseRouteUuid: string): void {
  const chosen = $choice.get();
  takeCruise(cruiseRouteUuid);
  if (chosen) $choice.set({ ...chosen, cruise: { cruiseRouteUuid } });
}

/** The shopper's ship does not call where this tour is. */
export function forgetForeignShip(): void {
  const [chosen, { data: tour }] = [$choice.get(), $tour.get()];
  if (chosen?.cruise && tour?.shoreCalls?.length === 0) $choice.set({ ...chosen, cruise: undefined });
}

/** The first day in port on which the tour can be had, while none is chosen. */
export function firstDayAshore(): Day | undefined {
  const [chosen, { data: tour }] = [$choice.get(), $tour.get()];
  if (!tour?.shoreCalls || chosen?.queryDate) return undefined;
  return tour.shoreCalls.flatMap(({ days }) => days).find((day) => tour.availability.availableDates.includes(day));
}
