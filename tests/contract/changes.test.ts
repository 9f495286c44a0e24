import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAnswers } from '#backend/bookings/sealed-answers.ts';
import { newAccessToken } from '#backend/bookings/access/token.ts';
import { bookings } from '#backend/db/schema.ts';
import { changesPath, waiverPath } from '#backend/tickets/links.ts';
import { getBooking } from '#contracts/documented/bookings.ts';
import { changesMessages } from '#i18n/changes/index.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { forAdults } from '#tests/support/adults.ts';
import { call, type Target } from '#tests/support/contract.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, mailsTo } from '#tests/support/ledger.ts';
import { orderFor, pastaTour } from '#tests/support/order.ts';
import { airport, hotel, stop, withPickup } from '#tests/support/pickup.ts';

let shop: FaultyShop;
let target: Target;
beforeAll(async () => {
  shop = await openFaultyShop();
  target = { origin: shop.url, close: shop.close };
});
afterAll(() => shop.close());

const say = changesMessages('en');
/** From 10:00 for four hours. */
const places = { pickup: [hotel, stop, airport(45)], dropOff: [] };
const atStop = { pickup: 'ostiense' };
const diets = { 'answer-diet-0': 'vegetarian', 'answer-diet-1': 'vegan' };

let daysUsed = 0;
/** Two have booked the pasta tour, and are fetched at a stop. */
async function booked() {
  const [key, email] = [randomUUID(), `${randomUUID()}@example.com`];
  const quote = await shop.shopper.quote(pastaTour, forAdults(2), (daysUsed += 1));
  await withPickup(shop.backend, () => shop.shopper.pay(key, { ...orderFor(quote, { email }), pickupId: 'ostiense' }), places);
  await shop.settle();
  const [row] = await bookingsOf(shop.backend, key);
  if (!row) throw new Error('it is booked');
  return { row, key, email, url: shop.url + changesPath(shop.backend.signingKey, row.id) };
}

const within = <T>(work: () => Promise<T>) => withPickup(shop.backend, work, places);
const open = (url: string) => within(async () => (await fetch(url)).text());
const send = (url: string, form: Record<string, string>) =>
  within(() => fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' }));
const orderOf = async (id: string) => (await shop.backend.db.select().from(bookings).where(eq(bookings.id, id)))[0];
const textsTo = async (address: string) =>
  Promise.all((await mailsTo(shop.backend, address)).map(async ({ raw }) => (await PostalMime.parse(raw)).text ?? ''));

describe('a booker changes pick-up and answers', () => {
  it('sees what was told, and finds the way there on the page of the booking', async () => {
    const { row, url } = await booked();
    const headers = { Authorization: `Bearer ${newAccessToken(shop.backend, row.id).accessToken}` };
    const { body } = await within(() => call(target, getBooking, { params: { orderNumber: row.orderNumber }, headers }));
    expect(new URL(body?.changesUrl ?? '').pathname).toBe(new URL(url).pathname);
    const page = await open(url);
    expect(page).toMatch(/<input type="radio" name="pickup" checked="" value="ostiense"|value="ostiense" checked=""/);
    expect(page).toContain('Ostiense station');
    expect(page).toContain('09:30');
  });

  it('to a flight: booking, operator and booker have it; what was typed of another place is not sent', async () => {
    const { row, email, url } = await booked();
    const flight = { pickup: 'fiumicino', 'pickup-fiumicino-flight': 'lh 400', 'pickup-fiumicino-time': '08:15' };
    const sent = await send(url, { ...flight, ...diets, 'answer-occasion': 'A birthday', 'pickup-hotel-hotelName': 'Elsewhere' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${new URL(url).pathname}?saved`]);
    await shop.settle();
    const changed = await orderOf(row.id);
    expect(changed && openAnswers(shop.backend, changed.checkoutKey, changed.order)).toMatchObject({
      pickupId: 'fiumicino',
      startingPointInformation: { flight: 'LH400', time: '08:15' },
      bookingQuestionsAnswers: [
        { questionId: 'occasion', answer: 'A birthday' },
        { questionId: 'diet', participant: 0, answer: 'vegetarian' },
        { questionId: 'diet', participant: 1, answer: 'vegan' },
      ],
    });
    expect(JSON.stringify(changed)).not.toContain('Elsewhere');
    expect(changed?.item.transfers?.pickup?.id).toBe('fiumicino');
    const [, mail] = await textsTo(email);
    const operator = (await textsTo(row.item.operator.email)).filter((text) => text.includes(row.orderNumber));
    for (const text of [mail ?? '', operator.at(-1) ?? '']) {
      expect(text).toContain('Fiumicino airport');
      expect(text).toContain('LH400');
      expect(text).toContain('? A birthday');
    }
    expect(operator).toHaveLength(2);
  });

  it('nothing is sent where nothing is new', async () => {
    const { row, email, url } = await booked();
    const { bookingQuestionsAnswers: answers } = openAnswers(shop.backend, row.checkoutKey, row.order);
    const same = Object.fromEntries(answers.map(({ questionId, participant, answer }) => [`answer-${questionId}-${participant}`, answer]));
    expect((await send(url, { ...atStop, ...same })).status).toBe(303);
    await shop.settle();
    expect(await textsTo(email)).toHaveLength(1);
  });

  it.each<[string, Record<string, string>, string]>([
    ['no place', diets, checkoutMessages('en').choosePlace],
    [
      'a hotel without its address',
      { pickup: 'hotel', 'pickup-hotel-hotelName': 'Aurelia', ...diets },
      checkoutMessages('en').enterHotelAddress,
    ],
    [
      'a flight that lands too late',
      { pickup: 'fiumicino', 'pickup-fiumicino-flight': 'LH400', 'pickup-fiumicino-time': '09:00', ...diets },
      checkoutMessages('en').landsTooLate,
    ],
    ['an answer that is none', { ...atStop, ...diets, 'answer-diet-1': 'stones' }, ''],
  ])('is told what is wrong with %s, and nothing changes', async (_, form, text) => {
    const { row, url } = await booked();
    const answer = await send(url, form);
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain(say.summary);
    expect(page).toContain(text.replaceAll("'", '&#x27;'));
    if ('pickup-hotel-hotelName' in form) expect(page, 'what was typed is still there').toContain('value="Aurelia"');
    expect((await orderOf(row.id))?.order).toEqual(row.order);
  });

  it('not once it is too late, or the booking has ended', async () => {
    const { row, url } = await booked();
    const ended = await booked();
    await shop.backend.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, ended.row.id));
    expect(await open(ended.url)).toContain(say.closedTitle);
    const start = new Date(`${row.day}T${row.startingTime}:00Z`).getTime();
    shop.clock.advance((start - shop.clock.now().getTime()) / 60_000 - 60);
    expect((await send(url, { pickup: 'hotel', ...diets })).status).toBe(409);
    expect((await orderOf(row.id))?.order).toEqual(row.order);
  });

  it.each(['/changes/no-token', '/changes/'])('%s leads nowhere', async (path) => {
    expect((await fetch(shop.url + path)).status).toBe(404);
  });

  it('nor does a link of another kind', async () => {
    const { row } = await booked();
    const stolen = waiverPath(shop.backend.signingKey, row.id).replace('/waivers/', '/changes/');
    expect((await fetch(shop.url + stolen)).status).toBe(404);
  });
});
