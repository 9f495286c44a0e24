import { randomUUID } from 'node:crypto';
import { forAdults } from './adults.ts';
import { orderFor, pastaTour, type Shopper } from './order.ts';

/** Everything that a departure of the pasta tour has, wanted by one booker after another, each within the most that one may book. */
export async function sellOut(shopper: Shopper, like: { queryDate: string; startingTime: string }): Promise<void> {
  for (;;) {
    const { components } = await shopper.details(pastaTour, like.queryDate);
    const found = components?.find(({ startingTime }) => startingTime === like.startingTime);
    const most = found?.pricingGroups.ageGroup?.values.find(({ id }) => id === 'adult')?.max ?? 1;
    const quantity = Math.min(found?.seatsLeft ?? 0, most);
    if (quantity === 0) return;
    const quoted = await shopper.hold({
      tourId: pastaTour.tourId,
      queryDate: like.queryDate,
      startingTime: like.startingTime,
      components: forAdults(quantity),
    });
    if (!quoted) throw new Error('the last seats cannot be had');
    const { status } = await shopper.pay(randomUUID(), orderFor(quoted));
    if (status !== 200) throw new Error(`the last seats cannot be bought: ${status}`);
  }
}
