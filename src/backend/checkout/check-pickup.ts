import { Refusal } from '../http/refusal.ts';
import { ofEachItem } from './checkout.ts';

/** Guests are fetched where the tour fetches its guests, and nowhere else: a hotel in place of the meeting point would lead them astray. */
export const checkPickup = ofEachItem(({ order, tour: { pickup } }) => {
  const isGiven = order.startingPointInformation !== undefined;
  if (isGiven === (pickup !== undefined)) return;
  throw new Refusal('invalid_request', { field: 'startingPointInformation', problem: pickup ? 'required' : 'not_offered' });
});
