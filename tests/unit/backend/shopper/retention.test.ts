import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '#backend/server.ts';
import { forgetFailed } from '#backend/shopper/checkout/claims.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';
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
