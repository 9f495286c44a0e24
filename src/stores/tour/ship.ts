import { computed } from 'nanostores';
import { departureOf } from '#domain/choice.ts';
import { leaveCruise } from '../cruise/my-cruise.ts';
import { refresh, requote } from './booking.ts';
import { $choice } from './choice.ts';
import { $departures } from './tour.ts';

/** The departure that is chosen, as far as the ship's clock is concerned; nothing while there is none. */
export const $chosenDeparture = computed([$choice, $departures], (chosen, { data }) => chosen && departureOf(data, chosen));

/** The shopper takes what is tight, or does not: with so many minutes to spare as there are now. */
export function agreeToTight(isAgreed: boolean): void {
  const [chosen, minutes] = [$choice.get(), $chosenDeparture.get()?.verdict?.minutes];
  if (!chosen?.cruise) return;
  const { cruiseRouteUuid } = chosen.cruise;
  $choice.set({ ...chosen, cruise: { cruiseRouteUuid, ...(isAgreed && minutes !== undefined && { agreedMinutes: minutes }) } });
  requote();
}

/** Neither this tour nor any further one is taken from a ship. */
export function leaveShip(): Promise<void> {
  const chosen = $choice.get();
  leaveCruise();
  if (chosen) $choice.set({ ...chosen, cruise: undefined });
  return refresh();
}
