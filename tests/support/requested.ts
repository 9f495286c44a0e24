import { randomUUID } from 'node:crypto';
import { bookableStarts } from '#backend/suppliers/local/schedule.ts';
import type { Locale } from '#contracts/common.ts';
import { forAdults, sellsToAdults } from './adults.ts';
import type { FaultyShop } from './faulty-shop.ts';
import { answersTo, orderFor } from './order.ts';
import { fetchesNobody } from './pickup.ts';

/** A tour on request, priced by age, without a pick-up, in its season, that is sold until so many hours before it starts. */
export function requestTourOf(shop: FaultyShop, mostCutOffHours = Infinity) {
  const found = [...shop.backend.catalogue.tours.values()].find(
    (tour) =>
      tour.requireBookingApproval &&
      sellsToAdults(tour) &&
      fetchesNobody(tour) &&
      bookableStarts(tour, shop.clock.now()).length > 20 &&
      tour.schedule.cutOffHours <= mostCutOffHours,
  );
  if (!found) throw new Error('the catalogue has no such tour');
  return found;
}

type Wishes = { skip?: number; tour?: ReturnType<typeof requestTourOf>; locale?: Locale; key?: string };

/** A request whose operator has been asked. `skip`: how many open days the visit is away */
export async function requestedIn(
  shop: FaultyShop,
  { skip = 5, tour = requestTourOf(shop), locale = 'de', key = randomUUID() }: Wishes = {},
) {
  const adults = Math.max(tour.minimumTravellers, 1);
  const quote = await shop.shopper.quote(tour, forAdults(adults), skip);
  const email = `${key}@example.com`;
  const answers = answersTo(await shop.shopper.details(tour), adults);
  const answer = await shop.shopper.pay(key, orderFor(quote, { onRequest: true, answers, email, locale }));
  await shop.settle();
  return { key, email, quote, answer, operator: tour.operator.email };
}
