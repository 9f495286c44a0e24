import { eq } from 'drizzle-orm';
import { weekdayIds } from '#contracts/attributes.ts';
import { toDecimal } from '#domain/money.ts';
import type { Backend } from '../backend.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import { known, type Checkout } from '../checkout/checkout.ts';
import { holdItems } from '../checkout/hold-items.ts';
import { totalOf } from '../checkout/order-of-item.ts';
import { holds } from '../db/schema.ts';
import { offeredLocale } from '../http/language.ts';
import { Refusal } from '../http/refusal.ts';
import { price } from '../vendor/quote.ts';

const percent = 10;

/** All the year is a peak time, on top of those that there are. */
const dearer = (tour: Tour): Tour => ({
  ...tour,
  peakPrices: [
    ...tour.peakPrices.map((peak) => ({ ...peak, percent: peak.percent + percent })),
    { from: '01-01', to: '12-31', weekdays: [...weekdayIds], percent },
  ],
});

/** The shop with higher prices of these tours. */
function withDearer(backend: Backend, tourIds: readonly string[]): Backend {
  const { catalogue } = backend;
  const tours = new Map(catalogue.tours);
  for (const id of tourIds) {
    const tour = tours.get(id);
    if (tour) tours.set(id, dearer(tour));
  }
  return { ...backend, catalogue: { ...catalogue, tours } };
}

/** All prices of an order rise, as they would have in the catalogue, and stay so for its cart. A gift voucher costs what it is worth. */
export async function raisePrices(checkout: Checkout): Promise<void> {
  const { backend, order } = checkout;
  const { amount: oldTotal, currency } = order.chargeRequest;
  const items = known(checkout, 'items');
  if (items.length === 0) return;
  const shop = withDearer(
    backend,
    items.map(({ tour }) => tour.tourId),
  );
  const market = { locale: offeredLocale(order.locale, backend.brand.locales), currency };
  let amount = totalOf(checkout);
  for (const { hold, tour } of items) {
    const { lines, total } = price(shop, shop.catalogue.tours.get(tour.tourId) ?? tour, hold.selection, market);
    await backend.db.update(holds).set({ lines, total }).where(eq(holds.id, hold.id));
    amount += total - hold.total;
  }
  backend.sandbox?.raise(order.cart.id);
  throw new Refusal('price_changed', { oldTotal, newTotal: toDecimal({ amount, currency }), currencyCode: currency });
}

/** Holds a cart as the shop does, at the higher prices of the cart that it takes the place of. */
export const holdAsPlanned: typeof holdItems = async (backend, request, market) => {
  const { sandbox } = backend;
  const { items, replaces } = request;
  if (replaces === undefined || !sandbox?.isRaised(replaces)) return holdItems(backend, request, market);
  const shop = withDearer(
    backend,
    items.map(({ tourId }) => tourId),
  );
  const answer = await holdItems(shop, request, market);
  if (answer.hold) sandbox.raise(answer.hold.id);
  return answer;
};
