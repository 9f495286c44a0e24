import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetWords } from '#backend/account/erasure.ts';
import type { RunningServer } from '#backend/server.ts';
import { forgetFailed } from '#backend/checkout/claims.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';
import { bookingsOf } from '#tests/support/ledger.ts';
import { orderFor, pastaTour, shopperAt } from '#tests/support/order.ts';

const dayMinutes = 24 * 60;
const clock = testClock();
let shop: RunningServer;

beforeAll(async () => {
  shop = await startTestServer({ clock: clock.now });
});
afterAll(() => shop.close());

it('forgets an order whose payment failed after thirty days, and keeps one that was paid', async () => {
  const shopper = shopperAt(shop.url);
  const [failed, paid] = [randomUUID(), randomUUID()];
  await shopper.pay(failed, orderFor(await shopper.quote(pastaTour), { paymentMethodId: 'pm_card_visa_chargeDeclined' }));
  await shopper.pay(paid, orderFor(await shopper.quote(pastaTour)));
  clock.advance(29 * dayMinutes);
  await forgetFailed(shop.backend.db, clock.now());
  expect(await shopper.status(failed)).toMatchObject({ state: 'failed', errorCode: 'card_declined' });
  clock.advance(2 * dayMinutes);
  await forgetFailed(shop.backend.db, clock.now());
  expect(await shopper.status(failed)).toBeNull();
  expect(await shopper.status(paid)).toMatchObject({ state: 'booked' });
});

it('forgets what the operator was told three years after the end of the year, and keeps the rest of the order', async () => {
  const shopper = shopperAt(shop.url);
  const key = randomUUID();
  const order = orderFor(await shopper.quote(pastaTour));
  const [item] = order.cart.cartItems;
  expect(
    await shopper.pay(key, { ...order, cart: { ...order.cart, cartItems: [{ ...item, itemComments: 'We come by bicycle' }] } }),
  ).toMatchObject({ status: 200 });
  const told = async () => {
    const [booking] = await bookingsOf(shop.backend, key);
    return [
      booking?.order.cart.cartItems[0]?.itemComments,
      booking?.order.bookingQuestionsAnswers.length,
      booking?.order.cart.persons[0]?.lastName,
    ];
  };
  const [booking] = await bookingsOf(shop.backend, key);
  const year = Number(booking?.day.slice(0, 4));
  clock.set(`${year + 3}-12-31T23:59:00Z`);
  await forgetWords({ db: shop.backend.db, clock: clock.now });
  expect(await told()).toEqual(['We come by bicycle', order.bookingQuestionsAnswers.length, 'Byron']);
  clock.set(`${year + 4}-01-01T00:00:00Z`);
  await forgetWords({ db: shop.backend.db, clock: clock.now });
  expect(await told()).toEqual(['', 0, 'Byron']);
});
