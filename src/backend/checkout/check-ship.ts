import { Refusal } from '../http/refusal.ts';
import { shipProblemOf } from '../sailings/shore-call.ts';
import { ofEachItem } from './checkout.ts';

/** Nobody is charged for a tour that the ship does not wait for: its call may have changed since the places were held (fault 53). */
export const checkShip = ofEachItem(({ hold, product }, backend) => {
  const problem = shipProblemOf(backend, product, hold.selection);
  if (problem) throw new Refusal('ship_clock', { problem: problem.code, tourName: product.tourName.en });
});
