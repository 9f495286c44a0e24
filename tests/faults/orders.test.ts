import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseDue } from '#backend/account/erasure.ts';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import { bookings, holds } from '#backend/db/schema.ts';
import { getOrder, requestBookingAccess, takeBookingAccess, type Order } from '#contracts/bookings.ts';
import { newAccessToken } from '#backend/bookings/access/token.ts';
import { seatsOf } from '#domain/pricing.ts';
import { guestOf } from '#tests/support/booked.ts';
import { call } from '#tests/support/contract.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, expectBalanced, intentsOf, mailsTo, refundsOf, seatsTaken } from '#tests/support/ledger.ts';
import { linksFor, submit } from '#tests/support/operator.ts';
import { pastaTour, type HeldItem } from '#tests/support/order.ts';
import { heldTogether, orderOf, toursFor, wishFor } from '#tests/support/several.ts';

let shop: FaultyShop;
beforeEach(async () => {
  shop = await openFaultyShop();
});
afterEach(() => shop.close());

const instant = { onRequest: false };
const request = { onRequest: true };

type Booking = Awaited<ReturnType<typeof bookingsOf>>[number];
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
  const rows = () => bookingsOf(shop.backend, key);
  /** One of its bookings, counted from 0. */
  const booking = async (index: number): Promise<Booking> => {
    const found = (await rows())[index];
    if (!found) throw new Error(`not booked: ${JSON.stringify(answer.body)}`);
    return found;
  };
  return { key, email, body, answer, rows, booking, total: body.chargeRequest.amount };
}

/** Three tours in three cities, the second on request. */
async function mixed() {
  const asked = await hold([instant, request, instant]);
  const ordered = await order(asked);
  await shop.settle();
  const { orderNumber } = await ordered.booking(1);
  const links = await linksFor(shop, asked.tours[1]?.operator.email ?? '', orderNumber);
  return { ...asked, ...ordered, links };
}

const cents = (amount: number): number => Math.round(amount * 100);

const guest = (booking: Booking) => guestOf(shop.backend, shop.url, booking);
const cancel = (booking: Booking) => guest(booking).refund();

async function orderSeenBy(booking: Booking, number: string): Promise<{ status: number; body: Order }> {
  const { accessToken } = newAccessToken(shop.backend, booking.id);
  const response = await fetch(`${shop.url}/api/shopper/orders/${number}`, { headers: { Authorization: `Bearer ${accessToken}` } });
  return { status: response.status, body: (await response.json()) as Order };
}

describe('an order of three, one of them on request', () => {
  it('is certain where it can be, asked where it has to be, and charged nowhere', async () => {
    const { answer, booking, key, held, total, email } = await mixed();
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
    expect((await orderSeenBy(await booking(0), number)).body).toMatchObject({
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
    const { booking, key, held, links } = await mixed();
    const first = await booking(0);
    expect((await cancel(first)).body).toMatchObject({ status: 'cancelled', refund: { isReleased: true, status: 'pending' } });
    expect(intentsOf(shop.backend, key)).toMatchObject([{ amount_received: 0 }]);
    await submit(links.accept);
    await shop.settle();
    const rest = cents((held[1]?.grandTotal ?? 0) + (held[2]?.grandTotal ?? 0));
    expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'succeeded', amount_received: rest }]);
    expect(refundsOf(shop.backend, first.reference)).toEqual([]);
    expect((await guest(first).read()).body.refund).toMatchObject({ status: 'succeeded' });
    await expectBalanced(shop.backend);
  });

  it('is charged nothing at all where nothing of it stands, whoever ends it at the same time (fault 40)', async () => {
    const { rows, booking, key, links } = await mixed();
    const [first, third] = [await booking(0), await booking(2)];
    await Promise.all([cancel(first), submit(links.decline), cancel(third)]);
    await shop.settle();
    expect((await rows()).map(({ status }) => status)).toEqual(['cancelled', 'declined', 'cancelled']);
    expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'canceled', amount_received: 0 }]);
    await expectBalanced(shop.backend);
  });

  it('is charged once, whoever answers and cancels at the same time (fault 40)', async () => {
    const { rows, booking, links } = await mixed();
    const [first, third] = [await booking(0), await booking(2)];
    await Promise.all([submit(links.accept), cancel(first), shop.settle(), cancel(third), shop.settle()]);
    await shop.settle();
    expect((await rows()).map(({ status }) => status)).toEqual(['cancelled', 'confirmed', 'cancelled']);
    await expectBalanced(shop.backend);
  });
});

describe('an order of two', () => {
  it('is charged what the terms retain of one that is cancelled before the operator of the other answers', async () => {
    const { tours } = shop.backend.catalogue;
    const [asked] = toursFor(shop.backend.catalogue, shop.clock.now(), [request]);
    const pasta = tours.get(pastaTour.tourId);
    if (!asked || !pasta) throw new Error('no such tours');
    const held = await heldTogether(shop.shopper, [await wishFor(shop.shopper, pasta, 0), await wishFor(shop.shopper, asked, 8)]);
    const { booking, key, email } = await order({ tours: [pasta, asked], held });
    await shop.settle();
    const [first, second] = [await booking(0), await booking(1)];
    const links = await linksFor(shop, asked.operator.email, second.orderNumber);
    expect((await cancel(first)).body).toMatchObject({ refund: { share: 0.5, isReleased: true, status: 'pending' } });
    await submit(links.accept);
    await shop.settle();
    expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'succeeded', amount_received: first.total / 2 + second.total }]);
    expect(refundsOf(shop.backend, first.reference), 'what was never taken is not paid back').toEqual([]);
    expect((await guest(first).read()).body.refund).toMatchObject({ status: 'succeeded' });
    expect((await mailsTo(shop.backend, email)).map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^Cancelled/));
    await expectBalanced(shop.backend);
  });

  it('is cancelled one by one: two refunds, together no more than was captured (fault 40)', async () => {
    const { key, booking, total } = await order(await hold([instant, instant]));
    await shop.settle();
    const [first, second] = [await booking(0), await booking(1)];
    expect(intentsOf(shop.backend, key)).toMatchObject([{ amount_received: cents(total) }]);
    await Promise.all([cancel(first), cancel(second), cancel(first)]);
    await Promise.all([shop.settle(), shop.settle()]);
    const returned = refundsOf(shop.backend, first.reference).map(({ amount }) => amount);
    expect(returned.sort()).toEqual([first.total, second.total].sort());
    await expectBalanced(shop.backend);
  });

  it('keeps the tickets of the one when the other is cancelled', async () => {
    const { answer, booking } = await order(await hold([instant, instant]));
    await shop.settle();
    await cancel(await booking(0));
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

  it('may be two bookings of one departure', async () => {
    const [tour] = toursFor(shop.backend.catalogue, shop.clock.now(), [instant]);
    if (!tour) throw new Error('no tour');
    const wish = await wishFor(shop.shopper, tour, 8);
    const held = await heldTogether(shop.shopper, [wish, wish]);
    const { key, booking, total } = await order({ tours: [tour, tour], held });
    await shop.settle();
    expect([(await booking(0)).holdId, (await booking(1)).holdId]).toEqual(held.map(({ quoteId }) => quoteId));
    expect(await seatsTaken(shop.backend, wish)).toBe(2 * seatsOf(wish.components));
    expect(intentsOf(shop.backend, key)).toMatchObject([{ amount_received: cents(total) }]);
    await cancel(await booking(1));
    await shop.settle();
    expect(await seatsTaken(shop.backend, wish)).toBe(seatsOf(wish.components));
    await expectBalanced(shop.backend);
  });

  it('is opened by a mailed code, too, when the personal data of its first booking are gone', async () => {
    const { answer, booking, rows, email } = await order(await hold([instant, instant]));
    await shop.settle();
    const first = await booking(0);
    await cancel(first);
    await shop.settle();
    await shop.backend.db.update(bookings).set({ erasureAskedAt: shop.clock.now() }).where(eq(bookings.id, first.id));
    await eraseDue(shop.backend);
    expect((await rows()).map(({ erasedAt }) => erasedAt !== null)).toEqual([true, false]);
    const orderNumber = answer.body.cart?.tcConfirmationNumber ?? '';
    const target = { origin: shop.url, close: shop.close };
    await call(target, requestBookingAccess, { body: { orderNumber, email, locale: 'en' } });
    await shop.settle();
    const code = (await mailsTo(shop.backend, email)).map(({ subject }) => /^(\d{6}) is your code/.exec(subject)?.[1]).find(Boolean) ?? '';
    const { body } = await call(target, takeBookingAccess, { body: { orderNumber, email, code } });
    const headers = { Authorization: `Bearer ${body?.accessToken}` };
    expect((await call(target, getOrder, { params: { orderNumber }, headers })).body).toMatchObject({ orderNumber, bookings: [{}, {}] });
  });

  it('is opened by its own number and by that of each booking, by its booker alone', async () => {
    const { answer, booking } = await order(await hold([instant, instant]));
    const [first, second] = [await booking(0), await booking(1)];
    const number = answer.body.cart?.tcConfirmationNumber ?? '';
    for (const asked of [number, first.orderNumber, second.orderNumber]) {
      expect((await orderSeenBy(second, asked)).body).toMatchObject({ orderNumber: number, bookings: [{}, {}] });
    }
    const other = await order(await hold([instant, instant]));
    expect((await orderSeenBy(await other.booking(0), number)).status).toBe(403);
  });
});

type Changed = { body: Awaited<ReturnType<typeof order>>['body']; held: HeldItem[] };

it.each<[string, (ordered: Changed) => void, object]>([
  [
    'a traveller of an item that there is not',
    ({ body }) => body.cart.participants.forEach((one) => (one.cartItem = 7)),
    { status: 400, body: { details: { problem: 'of_no_item' } } },
  ],
  [
    'travellers who are all of the first item',
    ({ body }) => body.cart.participants.forEach((one) => delete one.cartItem),
    { status: 400, body: { details: { problem: 'not_as_quoted' } } },
  ],
  [
    'an answer to a question of another item',
    ({ body }) => body.bookingQuestionsAnswers.push({ questionId: 'nobody-asks', cartItem: 1, answer: 'x' }),
    { status: 400, body: { details: { problem: 'not_asked' } } },
  ],
  [
    'the total of one',
    ({ body, held: [first] }) => void (body.chargeRequest.amount = first?.grandTotal ?? 0),
    { status: 409, body: { code: 'price_changed' } },
  ],
  [
    'one item twice',
    ({ body: { cart } }) => cart.cartItems.splice(1, 1, ...cart.cartItems.slice(0, 1)),
    { status: 400, body: { details: { problem: 'another_selection' } } },
  ],
  [
    'a pick-up in the first item, where it stands beside the cart',
    ({ body: { cart } }) =>
      cart.cartItems.slice(0, 1).forEach((item) => (item.startingPointInformation = { hotelName: 'Hotel', address: 'Street 1' })),
    { status: 400, body: { details: { problem: 'of_no_item' } } },
  ],
])('refuses %s', async (_, change, refusal) => {
  const { tours, held } = await hold([instant, instant]);
  const body = await orderOf(shop.shopper, tours, held);
  change({ body, held });
  expect(await shop.shopper.pay(randomUUID(), body)).toMatchObject(refusal);
});
