import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { listFailed, retryFailed } from '#backend/jobs/failed.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf } from '#tests/support/ledger.ts';
import { namesOf, startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { orderFor, pastaTour } from '#tests/support/order.ts';
import { complete, spendTries } from '#tests/support/work-off.ts';

let shop: FaultyShop;
let server: MailServer;
afterEach(async () => {
  await shop.close();
  server.close();
});

const tickets = (): string[] => namesOf(server.received).filter((name) => name.startsWith('ticket.'));

/** A try at first, then about one for each of the doublings and each ten minutes of a day. */
const tries = 154;

it('gives a mail up that always fails, after a day, lists it, and keeps nobody else waiting (fault 43)', async () => {
  const unknown = `${randomUUID()}@example.com`;
  let isKnown = false;
  server = await startMailServer({ refuses: (recipient) => recipient === unknown && !isKnown });
  shop = await openFaultyShop({ settings: { SMTP_URL: server.url } });
  const [stubborn, later] = [randomUUID(), randomUUID()];
  await shop.shopper.pay(stubborn, orderFor(await shop.shopper.quote(pastaTour), { email: unknown }));
  await shop.settle();
  expect(await bookingsOf(shop.backend, stubborn), 'no mail keeps money waiting').toMatchObject([{ payment: 'captured' }]);

  await shop.shopper.pay(later, orderFor(await shop.shopper.quote(pastaTour)));
  await shop.settle();
  const [laterBooking] = await bookingsOf(shop.backend, later);
  expect(tickets(), 'the others get theirs').toEqual([`ticket.${laterBooking?.id}`]);

  const { boss } = shop.backend.jobs;
  expect(await listFailed(boss), 'it is tried again').toEqual([]);
  await spendTries(shop.backend);
  await complete(shop.backend);
  const [booking] = await bookingsOf(shop.backend, stubborn);
  const failed = await listFailed(boss);
  expect(failed).toMatchObject([{ kind: 'ticket_mail', payload: { bookingId: booking?.id }, tries }]);
  expect(failed[0]?.lastError).toContain('550');
  expect(failed[0]?.lastError).not.toContain(unknown);

  isKnown = true;
  await complete(shop.backend);
  expect(tickets(), 'it was given up').toHaveLength(1);
  await retryFailed(
    boss,
    failed.map(({ id }) => id),
  );
  await shop.settle();
  expect(tickets()[1]).toBe(`ticket.${booking?.id}`);
});
