import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import { holds } from '#backend/db/schema.ts';
import type { Order } from '#contracts/bookings.ts';
import { newAccessToken } from '#backend/bookings/access/token.ts';
import { seatsOf } from '#domain/pricing.ts';
import { guestOf } from '#tests/support/booked.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, expectBalanced, intentsOf, mailsTo, refundsOf, seatsTaken } from '#tests/support/ledger.ts';
import { linksFor, submit } from '#tests/support/operator.ts';
import type { HeldItem } from '#tests/support/order.ts';
import { heldTogether, orderOf, toursFor, wishFor } from '#tests/support/several.ts';

let shop: FaultyShop;
beforeEach(async () => {
  shop = await openFaultyShop();
});
afterEach(() => shop.close());

const instant = { onRequest: false };
const request = { onRequest: true };

type Held = { tours: Tour[]; held: HeldItem[] };

async function hold(wanted: readonly { onRequest: boolean }[]): Promise<Held> {
  const tours = toursFor(shop.backend.catalogue, shop.clock.now(), wanted);
  const wishes = await Promise.all(tours.map((tour, index) => wishFor(shop.shopper, tour, 8 + index)));
  return { tours, held: await heldTogether(shop.shopper, wishes) };
}

async function order({ tours, held }: Held) {
  const key = randomUUID();
  const email = `${key}@example.com`;
  const body = await orderOf(shop.shopper, tours, held, email);
  const answer = await shop.shopper.pay(key, body);
  const rows = async () => (await bookingsOf(shop.backend, key)).sort((a, b) => a.position - b.position);
  return { key, email, body, answer, rows, total: body.chargeRequest.amount };
}

/** Three tours in three cities, the second on request. */
async function mixed() {
  const asked = await hold([instant, request, instant]);
  const ordered = await order(asked);
  await shop.settle();
  const [, onRequest] = await ordered.rows();
  const links = await linksFor(shop, asked.tours[1]?.operator.email ?? '', onRequest?.orderNumber);
  return { ...asked, ...ordered, links };
}

const cents = (amount: number): number => Math.round(amount * 100);

async function cancel(booking: Parameters<typeof guestOf>[2]) {
  const guest = guestOf(shop.backend, shop.url, booking);
  return guest.refund();
}

async function orderSeenBy(booking: Parameters<typeof guestOf>[2], number: string): Promise<{ status: number; body: Order }> {
  const { accessToken } = newAccessToken(shop.backend, booking.id);
  const response = await fetch(`${shop.url}/api/shopper/orders/${number}`, { headers: { Authorization: `Bearer ${accessToken}` } });
  return { status: response.status, body: (await response.json()) as Order };
}

describe('an order of three, one of them on request', () => {
  it('is certain where it can be, asked where it has to be, and charged nowhere', async () => {
    const { answer, rows, key, held, total, email } = await mixed();
    const number = answer.body.cart?.tcConfirmationNumber ?? '';
    expect(answer).toMatchObject({
      status: 200,
      body: {
        stripeStatus: 'requires_capture',
        bookings: [
          { orderNumber: `${number}-1`, status: 'confirmed', vouchers: [expect.anything()] },
          { orderNumber: `${number}-2`, status: 'on_request', vouchers: [] },
          { orderNumber: `${number}-3`, status: 'confirmed' },
        ],
        cart: { requireConfirmation: true },
      },
    });
    expect(answer.body.invoices?.map((invoice) => invoice.total)).toEqual(held.map(({ grandTotal }) => grandTotal));
    expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'requires_capture', amount: cents(total), amount_received: 0 }]);
    for (const quote of held) expect(await seatsTaken(shop.backend, quote)).toBe(seatsOf(quote.components));
    const mails = await mailsTo(shop.backend, email);
    expect(mails.map(({ subject }) => subject)).toEqual([`Your trip: 3 bookings (${number})`]);
    const [first] = await rows();
    expect((await orderSeenBy(first as never, number)).body).toMatchObject({
      orderNumber: number,
      bookings: [{ status: 'confirmed' }, { status: 'on_request' }, { status: 'confirmed' }],
      grandTotal: total,
      charged: 0,
      refunded: 0,
      authorised: total,
    });
    await expectBalanced(shop.backend);
  });

  it('is charged in one sum once the operator accepts', async () => {
    const { rows, key, total, links, email } = await mixed();
    await submit(links.accept);
    await shop.settle();
    expect((await rows()).map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'succeeded', amount_received: cents(total) }]);
    expect(await mailsTo(shop.backend, email), 'the order, and the tickets of what was accepted').toHaveLength(2);
    await expectBalanced(shop.backend);
  });

  it('is charged for the rest alone once the operator declines, and one mail says so (fault 38)', async () => {
    const { rows, key, held, links, email } = await mixed();
    await submit(links.decline);
    await shop.settle();
    expect((await rows()).map(({ status }) => status)).toEqual(['confirmed', 'declined', 'confirmed']);
    const rest = cents((held[0]?.grandTotal ?? 0) + (held[2]?.grandTotal ?? 0));
    expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'succeeded', amount_received: rest }]);
    expect(await seatsTaken(shop.backend, held[1] as HeldItem)).toBe(0);
    expect(await mailsTo(shop.backend, email)).toHaveLength(2);
    await expectBalanced(shop.backend);
  });

  it('is charged for the rest after 24 hours without an answer', async () => {
    const { rows, key, held } = await mixed();
    shop.clock.advance(24 * 60);
    await shop.settle();
    expect((await rows()).map(({ status }) => status)).toEqual(['confirmed', 'declined', 'confirmed']);
    const rest = cents((held[0]?.grandTotal ?? 0) + (held[2]?.grandTotal ?? 0));
    expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'succeeded', amount_received: rest }]);
    await expectBalanced(shop.backend);
  });

  it('never charges what is cancelled before the last answer', async () => {
    const { rows, key, held, links } = await mixed();
    const [first] = await rows();
    expect((await cancel(first as never)).body).toMatchObject({ status: 'cancelled', refund: { isReleased: true, status: 'pending' } });
    expect(intentsOf(shop.backend, key)).toMatchObject([{ amount_received: 0 }]);
    await submit(links.accept);
    await shop.settle();
    const rest = cents((held[1]?.grandTotal ?? 0) + (held[2]?.grandTotal ?? 0));
    expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'succeeded', amount_received: rest }]);
    expect(refundsOf(shop.backend, first?.reference ?? null)).toEqual([]);
    expect((await guestOf(shop.backend, shop.url, first as never).read()).body.refund).toMatchObject({ status: 'succeeded' });
    await expectBalanced(shop.backend);
  });

  it('is charged nothing at all where nothing of it stands', async () => {
    const { rows, key, links } = await mixed();
    const [first, , third] = await rows();
    await Promise.all([cancel(first as never), cancel(third as never)]);
    await submit(links.decline);
    await shop.settle();
    expect((await rows()).map(({ status }) => status)).toEqual(['cancelled', 'declined', 'cancelled']);
    expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'canceled', amount_received: 0 }]);
    await expectBalanced(shop.backend);
  });

  it('is charged once, whoever answers and cancels at the same time (fault 40)', async () => {
    const { rows, links } = await mixed();
    const [first, , third] = await rows();
    await Promise.all([submit(links.accept), cancel(first as never), shop.settle(), cancel(third as never), shop.settle()]);
    await shop.settle();
    expect((await rows()).map(({ status }) => status)).toEqual(['cancelled', 'confirmed', 'cancelled']);
    await expectBalanced(shop.backend);
  });
});

describe('an order of two', () => {
  it('is cancelled one by one: two refunds, together no more than was captured (fault 40)', async () => {
    const { key, rows, total } = await order(await hold([instant, instant]));
    await shop.settle();
    const [first, second] = await rows();
    expect(intentsOf(shop.backend, key)).toMatchObject([{ amount_received: cents(total) }]);
    await Promise.all([cancel(first as never), cancel(second as never), cancel(first as never)]);
    await Promise.all([shop.settle(), shop.settle()]);
    const returned = refundsOf(shop.backend, first?.reference ?? null).map(({ amount }) => amount);
    expect(returned.sort()).toEqual([first?.total, second?.total].sort());
    await expectBalanced(shop.backend);
  });

  it('keeps the tickets of the one when the other is cancelled', async () => {
    const { answer, rows } = await order(await hold([instant, instant]));
    await shop.settle();
    const [first] = await rows();
    await cancel(first as never);
    await shop.settle();
    const types = await Promise.all(
      (answer.body.bookings ?? []).map(async ({ vouchers: [ticket] }) =>
        (await fetch(shop.url + (ticket?.url ?? ''))).headers.get('content-type'),
      ),
    );
    expect(types).toEqual([expect.stringContaining('text/html'), 'application/pdf']);
    await expectBalanced(shop.backend);
  });

  it('paid in two tabs is one order (fault 41)', async () => {
    const held = await hold([instant, instant]);
    const answers = await Promise.all([order(held), order(held)]);
    await shop.settle();
    expect(answers.map(({ answer }) => answer.status).sort()).toEqual([200, 409]);
    const keys = await Promise.all(answers.map(({ rows }) => rows()));
    expect(keys.map(({ length }) => length).sort()).toEqual([0, 2]);
    await expectBalanced(shop.backend);
  });

  it('books and charges nothing where the places of one are gone (fault 37)', async () => {
    const asked = await hold([instant, instant]);
    const [, lost] = asked.held;
    await shop.backend.db
      .update(holds)
      .set({ status: 'released' })
      .where(eq(holds.id, lost?.quoteId ?? ''));
    const { key, answer, rows } = await order(asked);
    expect(answer).toMatchObject({ status: 409, body: { code: 'quote_expired' } });
    await shop.settle();
    expect(await rows()).toEqual([]);
    expect(intentsOf(shop.backend, key)).toEqual([]);
    expect(await seatsTaken(shop.backend, asked.held[0] as HeldItem), 'the other is held on').toBeGreaterThan(0);
    await expectBalanced(shop.backend);
  });

  it('is opened by its own number and by that of each booking, by its booker alone', async () => {
    const { answer, rows } = await order(await hold([instant, instant]));
    const [first, second] = await rows();
    const number = answer.body.cart?.tcConfirmationNumber ?? '';
    for (const asked of [number, first?.orderNumber ?? '', second?.orderNumber ?? '']) {
      expect((await orderSeenBy(second as never, asked)).body).toMatchObject({ orderNumber: number, bookings: [{}, {}] });
    }
    const other = await order(await hold([instant, instant]));
    const [stranger] = await other.rows();
    expect((await orderSeenBy(stranger as never, number)).status).toBe(403);
  });
});

it.each<[string, (body: Awaited<ReturnType<typeof order>>['body']) => void, object]>([
  [
    'a traveller of an item that there is not',
    ({ cart }) => void ((cart.participants[0] as { cartItem?: number }).cartItem = 7),
    { problem: 'of_no_item' },
  ],
  [
    'travellers who are all of the first item',
    ({ cart }) => cart.participants.forEach((one) => delete one.cartItem),
    { problem: 'not_as_quoted' },
  ],
  [
    'an answer to a question of another item',
    ({ bookingQuestionsAnswers }) => bookingQuestionsAnswers.push({ questionId: 'nobody-asks', cartItem: 1, answer: 'x' }),
    { problem: 'not_asked' },
  ],
  ['the total of one', ({ chargeRequest }) => void (chargeRequest.amount = 1), {}],
  [
    'one item twice',
    ({ cart }) => void (cart.cartItems[1] = structuredClone(cart.cartItems[0] as never)),
    { problem: 'another_selection' },
  ],
])('refuses %s', async (_, change, details) => {
  const { tours, held } = await hold([instant, instant]);
  const body = await orderOf(shop.shopper, tours, held);
  change(body);
  const answer = await shop.shopper.pay(randomUUID(), body);
  expect(answer).toMatchObject({ status: expect.toSatisfy((status: number) => status === 400 || status === 409), body: { details } });
});
