import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tour } from '#backend/catalogue/catalogue.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import type { RunningServer } from '#backend/server.ts';
import { checkoutOf } from '#backend/payments/stripe/intents.ts';
import { suppliers } from '#backend/suppliers/registry.ts';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import type { Quote } from '#contracts/quotes.ts';
import { createQuote } from '#contracts/documented/quotes.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { extendHold } from '#contracts/documented/holds.ts';
import { getTour, listTours } from '#contracts/documented/tours.ts';
import { productKinds } from '#domain/products/registry.ts';
import { questionKinds } from '#domain/questions/registry.ts';
import { forAdults } from '#tests/support/adults.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { guestOf } from '#tests/support/booked.ts';
import { call, refusal, type Target } from '#tests/support/contract.ts';
import { bookingsOf } from '#tests/support/ledger.ts';
import { orderFor, orderForAll, pastaTour, shopperAt, type HeldItem, type Shopper } from '#tests/support/order.ts';
import { heldTogether, wishFor } from '#tests/support/several.ts';
import { crossings } from '#tests/support/toys/crossings.ts';
import { harbourAt, type Harbour } from '#tests/support/toys/harbour.ts';
import { pieces } from '#tests/support/toys/pieces.ts';
import { workOff } from '#tests/support/work-off.ts';
import { stripeOf } from '#tests/support/stripe.ts';

const text = (en: string) => ({ en, de: en });
const bike = { id: 'bike', label: text('Bicycle'), price: 8, min: 0, max: 10 };
const spoons = { id: 'spoons', per: 'booking', type: 'pieces', required: true, label: text('Spoons') } as const;

const content = await readCatalogue();
const model = content.tours.get(pastaTour.tourId) as Tour;
const ferry: Tour = { ...model, tourId: randomUUID(), productType: 'crossings', extras: [bike], questions: [] };
const kitchen: Tour = { ...model, tourId: randomUUID(), questions: [spoons] };
const rowing: Tour = { ...model, tourId: randomUUID(), questions: [] };

const harbour: Harbour = { products: [rowing], answer: 'confirmed', places: 3, held: new Map(), told: [] };

let server: RunningServer;
let target: Target;
let shopper: Shopper;
beforeAll(async () => {
  server = await startTestServer({
    catalogue: { ...content, tours: new Map([model, ferry, kitchen].map((tour) => [tour.tourId, tour])) },
    productKinds: { ...productKinds, crossings },
    questionKinds: { ...questionKinds, pieces },
    suppliers: { ...suppliers, harbour: harbourAt(harbour) },
  });
  target = { origin: server.url, close: server.close };
  shopper = shopperAt(server.url);
});
afterAll(() => server.close());

/** Buys, and gives the guest's own way to the booking. */
async function bought(order: CheckoutRequest) {
  const key = randomUUID();
  const answer = await shopper.pay(key, order);
  const [row] = await bookingsOf(server.backend, key);
  if (!row) throw new Error(`not booked: ${JSON.stringify(answer.body)}`);
  return { key, answer, row, ...guestOf(server.backend, server.url, row) };
}

async function refused(order: CheckoutRequest) {
  const { status, body } = await shopper.pay(randomUUID(), order);
  return { status, code: body.code, problem: body.details?.['problem'] };
}

describe('a kind of product that is a file and a line of registry', () => {
  const chosen = { productType: 'crossings', tourId: ferry.tourId };

  async function seatsLeft({ queryDate, startingTime }: Pick<Quote, 'queryDate' | 'startingTime'>): Promise<number | undefined> {
    const { body } = await call(target, getTour, {
      params: { productType: 'crossings', uuid: ferry.tourId },
      query: { date: queryDate },
    });
    return (body as TourDetails).components?.find((component) => component.startingTime === startingTime)?.seatsLeft;
  }

  it('is listed under its own name', async () => {
    const listed = async (productType: string) =>
      (await call(target, listTours, { params: { productType } })).body?._embedded?.tourList.map(({ tourId }) => tourId) ?? [];
    expect(await listed('crossings')).toEqual([ferry.tourId]);
    expect(await listed('tours')).not.toContain(ferry.tourId);
  });

  it('asks what it needs, by its own rules', async () => {
    const departure = await shopper.departure(chosen);
    const ask = (options?: Record<string, unknown>) => ({
      params: { productType: 'crossings' },
      body: { tourId: ferry.tourId, ...departure, components: forAdults(1), currency: 'EUR', ...(options && { options }) },
    });
    const broken = async (options?: Record<string, unknown>) => (await refusal(target, createQuote, ask(options))).details;
    expect(await broken()).toMatchObject({ field: 'options' });
    expect(await broken({ bikes: 1, dogs: 1 })).toMatchObject({ field: 'options.dogs' });
    expect(await broken({ bikes: 2 })).toMatchObject({ problem: 'maximum', count: 1, label: 'Bicycle' });
  });

  it('is quoted, booked, shown and cancelled', async () => {
    const departure = await shopper.departure(chosen);
    const before = await seatsLeft(departure);
    const selection = { tourId: ferry.tourId, ...departure, components: forAdults(2), options: { bikes: 1 } };
    const quote = (await shopper.hold(selection)) as HeldItem;
    expect(quote.lines.map(({ id, quantity }) => `${quantity} ${id}`)).toEqual(['2 adult', '1 bike']);
    expect(await seatsLeft(departure)).toBe((before ?? 0) - 3);

    expect((await call(target, extendHold, { params: { id: quote.hold.id } })).body?.extended).toBe(true);

    const order = orderFor(quote, { serviceType: 'FERRY', answers: [] });
    expect(await refused(orderFor(quote, { serviceType: 'TOUR', answers: [] }))).toMatchObject({ problem: 'another_service_type' });
    expect(await refused(orderFor({ ...quote, options: { bikes: 0 } }, { serviceType: 'FERRY', answers: [] }))).toMatchObject({
      problem: 'another_selection',
    });
    const booking = await bought(order);
    expect((await booking.read()).body).toMatchObject({ status: 'confirmed', lines: [{ id: 'adult' }, { id: 'bike', label: 'Bicycle' }] });
    expect((await booking.refund()).body).toMatchObject({ status: 'cancelled' });
    expect(await seatsLeft(departure)).toBe(before);
  });
});

describe('a supplier that is a folder and a line of registry', () => {
  const chosen = { productType: rowing.productType, tourId: rowing.tourId };

  it('sells its own places, and is told of booking and cancellation', async () => {
    const quote = await shopper.quote(chosen, forAdults(2));
    expect(quote.startingTime).toBe('12:00');
    expect(
      await shopper.hold({ tourId: rowing.tourId, queryDate: quote.queryDate, startingTime: '12:00', components: forAdults(2) }),
    ).toBeNull();
    const booking = await bought(orderFor(quote, { answers: [] }));
    expect(harbour.told).toEqual([`confirm ${quote.quoteId}`]);
    expect((await booking.read()).body).toMatchObject({ status: 'confirmed', tourName: rowing.tourName.en });
    expect((await booking.refund()).body).toMatchObject({ status: 'cancelled' });
    await workOff(server.backend);
    expect(harbour.told.at(-1)).toBe(`cancel ${quote.quoteId}`);
    expect(harbour.held.size).toBe(0);
  });

  it('is told of each of two that are ordered together', async () => {
    const held = await heldTogether(shopper, [await wishFor(shopper, rowing, 5), await wishFor(shopper, rowing, 6)]);
    const before = harbour.told.length;
    const { status } = await shopper.pay(randomUUID(), orderForAll(held.map((quote) => ({ quote, wishes: { answers: [] } }))));
    expect(status).toBe(200);
    expect(harbour.told.slice(before)).toEqual(held.map(({ quoteId }) => `confirm ${quoteId}`));
    expect(new Set(held.map(({ quoteId }) => quoteId)).size).toBe(2);
    harbour.held.clear();
  });

  it('takes a booking on request', async () => {
    harbour.answer = 'pending';
    const booking = await bought(orderFor(await shopper.quote(chosen, forAdults(1)), { answers: [] }));
    expect((await booking.read()).body).toMatchObject({ status: 'on_request' });
    await booking.refund();
    await workOff(server.backend);
  });

  it('refuses, and nobody pays', async () => {
    harbour.answer = 'refused';
    const key = randomUUID();
    const { status, body } = await shopper.pay(key, orderFor(await shopper.quote(chosen, forAdults(1)), { answers: [] }));
    expect([status, body.code]).toEqual([409, 'sold_out']);
    expect(await shopper.status(key)).toMatchObject({ state: 'failed', errorCode: 'sold_out' });
    const intents = await stripeOf(server.backend.payments).stripe.paymentIntents.list();
    expect(intents.data.filter((intent) => checkoutOf(intent) === key).map(({ status: state }) => state)).toEqual(['canceled']);
  });
});

describe('a type of question that is a file and a line of registry', () => {
  const chosen = { productType: kitchen.productType, tourId: kitchen.tourId };

  it('is asked, checked by its own rules, and booked', async () => {
    const quote = await shopper.quote(chosen, forAdults(1));
    const orderWith = (answer: string) => orderFor(quote, { answers: [{ questionId: 'spoons', answer }] });
    expect(await shopper.details(chosen)).toMatchObject({ questions: [{ id: 'spoons', type: 'pieces', options: [] }] });
    expect(await refused(orderFor(quote, { answers: [] }))).toMatchObject({ problem: 'required' });
    expect(await refused(orderWith('many'))).toMatchObject({ problem: 'not_a_number' });
    const booking = await bought(orderWith('12'));
    expect((await booking.read()).body).toMatchObject({ status: 'confirmed' });
    await workOff(server.backend);
    expect((await booking.refund()).body).toMatchObject({ status: 'cancelled' });
  });
});
