import * as v from 'valibot';
import { choice, emptyChoice, type Choice } from '#domain/choice.ts';
import { tabAtom } from '../browser/storage.ts';
import { $myCruise } from '../cruise/my-cruise.ts';

/** Date, time, quantities and ship: kept for the tab, so that a shopper who comes back finds them. */
export const $choice = tabAtom<Choice | null>('choice', v.nullable(choice), null);

/** Nothing of a tour is chosen yet but who comes, and the ship that the shopper is on. */
export function startChoice(tourId: string, components: Choice['components']): void {
  const cruiseRouteUuid = $myCruise.get();
  $choice.set({ ...emptyChoice(tourId), components, ...(cruiseRouteUuid !== null && { cruise: { cruiseRouteUuid } }) });
}
