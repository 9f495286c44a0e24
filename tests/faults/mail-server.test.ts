import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf } from '#tests/support/ledger.ts';
import { namesOf, startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { orderFor, pastaTour } from '#tests/support/order.ts';

let shop: FaultyShop;
let server: MailServer;
afterEach(async () => {
  await shop.close();
  server.close();
});

it('delivers once when the mail server was down for an hour (fault 30)', async () => {
  let isDown = true;
  server = await startMailServer({ isDown: () => isDown });
  const { received } = server;
  shop = await openFaultyShop({ settings: { SMTP_URL: server.url } });
  const key = randomUUID();
  expect((await shop.shopper.pay(key, orderFor(await shop.shopper.quote(pastaTour)))).status).toBe(200);
  for (let minute = 0; minute < 60; minute += 1) {
    await shop.settle();
    shop.clock.advance(1);
  }
  expect(received).toEqual([]);
  isDown = false;
  shop.clock.advance(10);
  await shop.settle();
  await shop.settle();
  const [booking] = await bookingsOf(shop.backend, key);
  expect(namesOf(received).sort()).toEqual([`operator_booked.${booking?.id}`, `ticket.${booking?.id}`]);
  expect((await fetch(`${shop.url}/outbox`)).status, 'no outbox page beside a mail server').toBe(404);
});
