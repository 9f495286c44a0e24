import { eq } from 'drizzle-orm';
import { weekdayIds } from '#contracts/attributes.ts';
import { toDecimal } from '#domain/money.ts';
import type { Backend } from '../backend.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import { productIn } from '../catalogue/product.ts';
import { known, type Checkout } from '../checkout/checkout.ts';
import { holdItems } from '../checkout/hold-items.ts';
import { totalOf } from '../checkout/order-of-item.ts';
import { holds } from '../db/schema.ts';
import { offeredLocale } from '../http/language.ts';
import { Refusal } from '../http/refusal.ts';
import { price } from '../vendor/quote.ts';

const percent = 10;

/** All the year is a peak time, on top of those that there are. */
const dearer = <P extends Pick<Tour, 'peakPrices'>>(sold: P): P => ({
  ...sold,
  peakPrices: [
    ...sold.peakPrices.map((peak) => ({ ...peak, percent: peak.percent + percent })),
    { from: '01-01', to: '12-31', weekdays: [...weekdayIds], percent },
  ],
});

/** The shop with higher prices of these tours and hotels. */
function withDearer(backend: Backend, ids: readonly string[]): Backend {
  const { catalogue } = backend;
  const [tours, hotels] = [new Map(catalogue.tours), new Map(catalogue.hotels)];
  for (const id of ids) {
    const [tour, hotel] = [tours.get(id), hotels.get(id)];
    if (tour) tours.set(id, dearer(tour));
    if (hotel) hotels.set(id, dearer(hotel));
  }
  return { ...backend, catalogue: { ...catalogue, tours, hotels } };
}

/** All prices of an order rise, as they would have in the catalogue, and stay so for its cart. A gift voucher costs what it is worth. */
export async function raisePrices(checkout: Checkout): Promise<void> {
  const { backend, order } = checkout;
  const { amount: oldTotal, currency } = order.chargeRequest;
  const items = known(checkout, 'items');
  if (items.length === 0) return;
  const shop = withDearer(
    backend,
    items.map(({ product }) => product.tourId),
  );
  const market = { locale: offeredLocale(order.locale, backend.brand.locales), currency };
  let amount = totalOf(checkout);
  for (const { hold, product } of items) {
    const { lines, total } = price(shop, productIn(shop.catalogue, product.tourId) ?? product, hold.selection, market);
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
