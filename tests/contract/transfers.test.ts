import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccessToken } from '#backend/bookings/access/token.ts';
import type { RunningServer } from '#backend/server.ts';
import type { CheckoutRequest } from '#contracts/checkout.ts';
import type { CheckoutResult } from '#contracts/checkout-result.ts';
import { getBooking } from '#contracts/documented/bookings.ts';
import { getTour } from '#contracts/documented/tours.ts';
import type { OrderedTransfers } from '#contracts/transfers.ts';
import { forAdults } from '#tests/support/adults.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { call, type Target } from '#tests/support/contract.ts';
import { bookingsOf, mailsTo } from '#tests/support/ledger.ts';
import { orderFor, orderForAll, pastaTour, shopperAt } from '#tests/support/order.ts';
import { airport, hotel, port, stop, withPickup } from '#tests/support/pickup.ts';
import { workOff } from '#tests/support/work-off.ts';

let server: RunningServer;
let target: Target;
beforeAll(async () => {
  server = await startTestServer();
  target = { origin: server.url, close: server.close };
});
afterAll(() => server.close());

/** Four hours from 10:00. */
const places = { pickup: [hotel, stop, airport(45), port], dropOff: [hotel, airport(120)] };
const atHotel = { hotelName: 'Hotel Aurelia', address: 'Via Aurelia 12' };
const toHotel: OrderedTransfers = { dropOffId: 'hotel', dropOffInformation: atHotel };
const operator = () => server.backend.catalogue.tours.get(pastaTour.tourId)?.operator.email ?? '';

let daysUsed = 0;
async function ordered(said: OrderedTransfers, email = `${randomUUID()}@example.com`): Promise<CheckoutRequest> {
  const quote = await shopperAt(server.url).quote(pastaTour, forAdults(2), (daysUsed += 1));
  return { ...orderFor(quote, { email }), ...said };
}

/** Places an order while the tour has these places. */
const pay = (key: string, order: CheckoutRequest, at: Parameters<typeof withPickup>[2] = places) =>
  withPickup(server.backend, () => shopperAt(server.url).pay(key, order), at);

describe('an order says where its guests are fetched and brought', () => {
  const byPlane = { flight: 'LH400', time: '08:30' };
  const home = { flight: 'LH401', time: '16:45' };

  it.each<[string, OrderedTransfers]>([
    ['at a stop', { pickupId: 'ostiense', ...toHotel }],
    ['at a hotel', { pickupId: 'hotel', startingPointInformation: atHotel, ...toHotel }],
    ['after a flight that lands in time', { pickupId: 'fiumicino', startingPointInformation: byPlane, ...toHotel }],
    ['at a ship', { pickupId: 'civitavecchia', startingPointInformation: { ship: 'Stella Nova', terminal: 'Pier 12' }, ...toHotel }],
    ['before a flight that can be reached', { pickupId: 'ostiense', dropOffId: 'fiumicino', dropOffInformation: home }],
  ])('%s', async (_, said) => {
    expect((await pay(randomUUID(), await ordered(said))).status).toBe(200);
  });

  it.each<[string, OrderedTransfers, field: string, problem: string]>([
    ['nothing', toHotel, 'startingPointInformation', 'required'],
    ['no way back', { pickupId: 'ostiense' }, 'dropOffInformation', 'required'],
    ['a place of another tour', { pickupId: 'elsewhere', ...toHotel }, 'startingPointInformation', 'unknown_place'],
    [
      'a hotel without its address',
      { pickupId: 'hotel', startingPointInformation: { hotelName: 'Aurelia' }, ...toHotel },
      'startingPointInformation',
      'required',
    ],
    ['a hotel at a stop', { pickupId: 'ostiense', startingPointInformation: atHotel, ...toHotel }, 'startingPointInformation', 'not_asked'],
    [
      'a flight that is none',
      { pickupId: 'fiumicino', startingPointInformation: { ...byPlane, flight: 'tomorrow' }, ...toHotel },
      'startingPointInformation',
      'not_a_flight',
    ],
    [
      'a flight that lands a minute too late',
      { pickupId: 'fiumicino', startingPointInformation: { ...byPlane, time: '08:31' }, ...toHotel },
      'startingPointInformation',
      'landsTooLate',
    ],
    [
      'a flight that leaves a minute too early',
      { pickupId: 'ostiense', dropOffId: 'fiumicino', dropOffInformation: { ...home, time: '16:44' } },
      'dropOffInformation',
      'leavesTooEarly',
    ],
  ])('is refused with %s', async (_, said, field, problem) => {
    const key = randomUUID();
    const { status, body } = await pay(key, await ordered(said));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_request', details: { field, problem } });
    expect(await bookingsOf(server.backend, key)).toEqual([]);
  });

  it('needs no id where there is one place', async () => {
    const order = await ordered({ startingPointInformation: atHotel });
    expect((await pay(randomUUID(), order, { pickup: [hotel] })).status).toBe(200);
    expect((await pay(randomUUID(), await ordered({}), { pickup: [stop] })).status).toBe(200);
  });

  it('says it of the first item beside the cart alone, of others in the item', async () => {
    const { departure, holdAll } = shopperAt(server.url);
    const wish = async () => ({ tourId: pastaTour.tourId, ...(await departure(pastaTour, (daysUsed += 1))), components: forAdults(2) });
    const { hold, items } = await holdAll({ items: [await wish(), await wish()], currency: 'EUR' });
    const held = items.flatMap((item) => (hold && item.status === 'held' ? [{ ...item.quote, hold }] : []));
    const order = orderForAll(
      held.map((quote, index) => ({ quote, transfers: { pickupId: index === 0 ? 'ostiense' : 'hotel', ...toHotel } })),
    );
    const [first, second] = order.cart.cartItems;
    const orderWith = (...cartItems: object[]) => ({ ...order, cart: { ...order.cart, cartItems } }) as CheckoutRequest;
    expect((await pay(randomUUID(), orderWith({ ...first, pickupId: 'hotel' }, second ?? {}))).body).toMatchObject({
      details: { field: 'cart.cartItems', problem: 'of_no_item' },
    });
    const key = randomUUID();
    const sent = await pay(key, orderWith(first ?? {}, { ...second, startingPointInformation: atHotel }));
    expect(sent.body.bookings?.map(({ pickup }) => pickup?.title)).toEqual(['Ostiense station', 'Hotel Aurelia']);
  });
});

describe('all who have to know it are told', () => {
  const email = `${randomUUID()}@example.com`;
  const key = randomUUID();
  let result: CheckoutResult;
  beforeAll(async () => {
    const said = {
      pickupId: 'fiumicino',
      startingPointInformation: { flight: 'LH400', time: '08:15' },
      dropOffId: 'hotel',
      dropOffInformation: atHotel,
    };
    result = (await pay(key, await ordered(said, email))).body as CheckoutResult;
    await workOff(server.backend);
  });

  const pickup = {
    title: 'Fiumicino airport',
    street: 'Via dell’Aeroporto 320',
    time: '09:15',
    notes: ['Flight LH400, lands at 08:15'],
    latitude: 41.7945,
    longitude: 12.2483,
  };
  const dropOff = { title: 'Hotel Aurelia', street: 'Via Aurelia 12', notes: [] };

  it('the shopper, in the answer and on the page of the booking, in the language of each', async () => {
    expect(result.bookings).toMatchObject([{ pickup, dropOff }]);
    const [row] = await bookingsOf(server.backend, key);
    const headers = {
      Authorization: `Bearer ${newAccessToken(server.backend, row?.id ?? '').accessToken}`,
      'Accept-Language': 'de',
    };
    const { body } = await call(target, getBooking, { params: { orderNumber: row?.orderNumber ?? '' }, headers });
    expect(body).toMatchObject({
      pickup: { ...pickup, title: 'Flughafen Fiumicino', notes: ['Flug LH400, Landung um 08:15 Uhr'] },
      dropOff,
    });
  });

  it('the booker by mail, with ticket and calendar, and the operator', async () => {
    const [ofBooker] = await mailsTo(server.backend, email);
    const mail = await PostalMime.parse(ofBooker?.raw ?? '');
    const calendar = mail.attachments.find(({ filename }) => filename?.endsWith('.ics'));
    const file = new TextDecoder().decode(calendar?.content as ArrayBuffer).replaceAll('\r\n ', '');
    const [row] = await bookingsOf(server.backend, key);
    const letters = await Promise.all((await mailsTo(server.backend, operator())).map(({ raw }) => PostalMime.parse(raw)));
    const letter = letters.find(({ text }) => text?.includes(row?.orderNumber ?? 'none'));
    for (const text of [mail.text ?? '', letter?.text ?? '', file]) {
      for (const part of ['Fiumicino airport', 'Hotel Aurelia']) expect(text).toContain(part);
      expect(text).toContain('LH400');
    }
    expect(mail.text).toContain('Pick-up at 09:15');
    expect(file).toMatch(/GEO:41\.7945;12\.2483/);
  });

  it('whoever asks about the booking after the tour has other places', async () => {
    const again = (await shopperAt(server.url).pay(key, await ordered({}, email))).status;
    expect(again).not.toBe(500);
    const [row] = await bookingsOf(server.backend, key);
    expect(row?.item.transfers?.pickup?.title).toEqual({ en: 'Fiumicino airport', de: 'Flughafen Fiumicino' });
  });
});

it('a tour tells of its places', async () => {
  const { body } = await withPickup(
    server.backend,
    () => call(target, getTour, { params: { productType: 'tours', uuid: pastaTour.tourId }, headers: { 'Accept-Language': 'de' } }),
    places,
  );
  expect(body).toMatchObject({
    startingPointEntryRequired: true,
    dropOffPointEntryRequired: true,
    pickupPlaces: [
      { id: 'hotel', kind: 'hotel', title: 'Ihr Hotel oder Ihre Adresse' },
      { id: 'ostiense', kind: 'stop', title: 'Bahnhof Ostiense', minutes: 30 },
      { id: 'fiumicino', kind: 'airport', margin: 45 },
      { id: 'civitavecchia', kind: 'cruise' },
    ],
  });
});

it('says of a tour whether guests name the time at which they want to start', async () => {
  const details = async (tourId: string) =>
    (await call(target, getTour, { params: { productType: 'tours', uuid: tourId }, headers: {} })).body;
  const transfer = [...server.backend.catalogue.tours.values()].find(({ slug }) => slug === 'van-from-the-airport-to-your-hotel');
  expect(await details(transfer?.tourId ?? '')).toMatchObject({ startingTimeEntryRequired: true });
  expect(await details(pastaTour.tourId)).toMatchObject({ startingTimeEntryRequired: false });
});
