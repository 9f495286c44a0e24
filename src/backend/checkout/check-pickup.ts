import { Refusal } from '../http/refusal.ts';
import { known, type Checkout } from './checkout.ts';

/** Guests are fetched where the tour fetches its guests, and nowhere else: a hotel in place of the meeting point would lead them astray. */
export async function checkPickup(checkout: Checkout): Promise<undefined> {
  const { pickup } = known(checkout, 'tour');
  const isGiven = checkout.order.startingPointInformation !== undefined;
  if (isGiven === (pickup !== undefined)) return;
  throw new Refusal('invalid_request', { field: 'startingPointInformation', problem: pickup ? 'required' : 'not_offered' });
}
