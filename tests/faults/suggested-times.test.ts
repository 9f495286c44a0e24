import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newAccessToken } from '#backend/bookings/access/token.ts';
import { refundBooking } from '#backend/bookings/refund.ts';
import { suggestPath } from '#backend/tickets/links.ts';
import { getOrder } from '#contracts/documented/bookings.ts';
import { seatsOf } from '#domain/pricing.ts';
import { operatorMessages } from '#i18n/operators/index.ts';
import { suggestedTimeMessages } from '#i18n/suggested-time/index.ts';
import { call } from '#tests/support/contract.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, expectBalanced, intentsOf, mailsTo, seatsTaken } from '#tests/support/ledger.ts';
import { linksFor, submit } from '#tests/support/operator.ts';
import { requestedIn } from '#tests/support/requested.ts';

let shop: FaultyShop;
beforeEach(async () => {
  shop = await openFaultyShop();
});
afterEach(() => shop.close());

const say = operatorMessages('en');
const texts = suggestedTimeMessages('de');

type Time = { tourId: string; queryDate: string; startingTime: string };

/** A request, and the page on which its operator suggests another time. */
async function requested() {
  const request = await requestedIn(shop);
  const [row] = await bookingsOf(shop.backend, request.key);
  if (!row) throw new Error('it is requested');
  const url = shop.url + suggestPath(shop.backend.signingKey, row.id);
  const page = async () => (await fetch(url)).text();
  const times = async (): Promise<string[]> => [...(await page()).matchAll(/<option value="(\d[^"]+)"/g)].map(([, value = '']) => value);
  const suggest = (time: string) => fetch(url, { method: 'POST', body: new URLSearchParams({ time }), redirect: 'manual' });
  return { ...request, row, url, page, times, suggest };
}

type Requested = Awaited<ReturnType<typeof requested>>;

/** The link in the newest mail with a suggestion. */
async function linkFor({ email }: Requested): Promise<string> {
  await shop.settle();
  const mail = (await mailsTo(shop.backend, email)).filter(({ subject }) => subject.includes('Termin')).at(-1);
  const { text = '' } = await PostalMime.parse(mail?.raw ?? '');
  const found = /https?:\/\/\S+\/suggested-times\/\S+/.exec(text)?.[0];
  if (!found) throw new Error('the mail has no link');
  return shop.url + new URL(found).pathname;
}

/** A request for which another time is suggested. */
async function suggested() {
  const request = await requested();
  const [time = ''] = await request.times();
  expect((await request.suggest(time)).status).toBe(303);
  const [queryDate = '', startingTime = ''] = time.split(' ');
  const other: Time = { tourId: request.quote.tourId, queryDate, startingTime };
  return { ...request, time, other, link: await linkFor(request) };
}

const answer = (link: string, how: 'accept' | 'decline') =>
  fetch(link, { method: 'POST', body: new URLSearchParams({ answer: how }), redirect: 'manual' });
const read = async (link: string) => {
  const response = await fetch(link);
  return { status: response.status, text: await response.text() };
};
const rowOf = async (key: string) => (await bookingsOf(shop.backend, key))[0];
const takenOf = (key: string) => intentsOf(shop.backend, key).map(({ status, amount_received: taken }) => `${status} ${taken}`);
const subjectsTo = async (address: string) => (await mailsTo(shop.backend, address)).map(({ subject }) => subject);

describe('an operator who suggests another time', () => {
  it('chooses one with enough places at the same price, and the places of both are kept', async () => {
    const { quote, other, url, row } = await suggested();
    const seats = seatsOf(quote.components);
    expect([await seatsTaken(shop.backend, quote), await seatsTaken(shop.backend, other)]).toEqual([seats, seats]);
    expect((await rowOf(row.checkoutKey))?.status).toBe('on_request');
    expect(await (await fetch(url)).text()).toContain(other.startingTime);
    await expectBalanced(shop.backend);
  });

  it('thinks again: the first suggestion is free, and its link takes nothing', async () => {
    const request = await suggested();
    const { other, link, times, suggest, quote } = request;
    const next = (await times()).find((time) => time !== request.time) ?? '';
    shop.clock.advance(1);
    await suggest(next);
    const newest = await linkFor(request);
    expect(newest).not.toBe(link);
    expect(await seatsTaken(shop.backend, other)).toBe(0);
    await answer(link, 'accept');
    expect(await read(link)).toMatchObject({ status: 410 });
    expect((await rowOf(request.key))?.status).toBe('on_request');
    await answer(newest, 'accept');
    expect(`${(await rowOf(request.key))?.day} ${(await rowOf(request.key))?.startingTime}`).toBe(next);
    expect(await seatsTaken(shop.backend, quote)).toBe(0);
    await shop.settle();
    await expectBalanced(shop.backend);
  });

  it('may still accept what was asked for: then the other places are free', async () => {
    const { key, quote, other, operator, row } = await suggested();
    await submit((await linksFor(shop, operator, row.orderNumber)).accept);
    await shop.settle();
    expect(await rowOf(key)).toMatchObject({ status: 'confirmed', day: quote.queryDate, suggestedTime: null });
    expect([await seatsTaken(shop.backend, quote), await seatsTaken(shop.backend, other)]).toEqual([seatsOf(quote.components), 0]);
    await expectBalanced(shop.backend);
  });

  it('and accepts what was asked for while the shopper takes the other time: one of both is booked', async () => {
    const { key, link, quote, other, operator, row } = await suggested();
    const { accept } = await linksFor(shop, operator, row.orderNumber);
    await Promise.all([answer(link, 'accept'), submit(accept)]);
    await shop.settle();
    expect((await rowOf(key))?.status).toBe('confirmed');
    const taken = [await seatsTaken(shop.backend, quote), await seatsTaken(shop.backend, other)];
    expect(taken.sort()).toEqual([0, seatsOf(quote.components)]);
    expect(takenOf(key)).toEqual([`succeeded ${row.total}`]);
    await expectBalanced(shop.backend);
  });

  it('is not reminded while the shopper has yet to answer', async () => {
    const { operator, row } = await suggested();
    await shop.wait(7 * 60);
    await shop.settle();
    const about = (await subjectsTo(operator)).filter((subject) => subject.includes(row.orderNumber));
    expect(about).toHaveLength(1);
  });

  it.each([
    { what: 'nothing', time: '', text: say.suggestChoose },
    { what: 'what was never offered', time: '2020-01-01 10:00', text: say.suggestGone },
  ])('who chooses $what is told so, and nothing is held', async ({ time, text }) => {
    const { key, suggest } = await requested();
    const refused = await suggest(time);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(text)]);
    expect((await rowOf(key))?.suggestedTime).toBeNull();
  });

  it('cannot once it is decided', async () => {
    const { key, times, suggest, operator, row } = await requested();
    const [time = ''] = await times();
    await submit((await linksFor(shop, operator, row.orderNumber)).decline);
    expect((await suggest(time)).status).toBe(303);
    await shop.settle();
    expect(await rowOf(key)).toMatchObject({ status: 'declined', suggestedTime: null });
    await expectBalanced(shop.backend);
  });
});

describe('a shopper to whom another time is suggested', () => {
  it('sees both times, on the page of the booking too, and opening the link changes nothing', async () => {
    const { key, link, row, other } = await suggested();
    const { status, text } = await read(link);
    expect([status, text]).toEqual([200, expect.stringContaining(texts.asked)]);
    expect(text).toContain(texts.accept({ total: '' }));
    expect((await rowOf(key))?.status).toBe('on_request');
    const { accessToken } = newAccessToken(shop.backend, row.id);
    const { body } = await call({ origin: shop.url, close: shop.close }, getOrder, {
      params: { orderNumber: row.orderNumber },
      headers: { Authorization: `Bearer ${accessToken}` },
    });
    const [shown] = body?.bookings ?? [];
    expect(shown?.suggestedTime).toMatchObject({ queryDate: other.queryDate, startingTime: other.startingTime });
    expect(new URL(shown?.suggestedTime?.answerUrl ?? '').pathname).toBe(new URL(link).pathname);
  });

  it('takes it with one press, twice too: booked once for the new time, at the same price, and all are told', async () => {
    const { key, email, link, quote, other, operator, row } = await suggested();
    await Promise.all([answer(link, 'accept'), answer(link, 'accept')]);
    await shop.settle();
    const booked = await rowOf(key);
    expect(booked).toMatchObject({ status: 'confirmed', day: other.queryDate, startingTime: other.startingTime, total: row.total });
    expect(booked?.item.span.start).toBe(`${other.queryDate}T${other.startingTime}`);
    expect(booked?.order.cart.participants.map(({ startingTime }) => startingTime)).toContain(other.startingTime);
    expect([await seatsTaken(shop.backend, quote), await seatsTaken(shop.backend, other)]).toEqual([0, seatsOf(quote.components)]);
    expect(takenOf(key)).toEqual([`succeeded ${row.total}`]);
    expect((await subjectsTo(email)).at(-1)).toContain('Ticket');
    expect((await subjectsTo(operator)).at(-1)).toContain('suggestion was taken');
    expect(await read(`${link}?answered=accepted`)).toMatchObject({ text: expect.stringContaining(texts.acceptedTitle) as string });
    await expectBalanced(shop.backend);
  });

  it('does not want it: the request ends, nothing is charged, and the places of both are free', async () => {
    const { key, link, quote, other, operator } = await suggested();
    await answer(link, 'decline');
    await shop.settle();
    expect((await rowOf(key))?.status).toBe('declined');
    expect(takenOf(key)).toEqual(['canceled 0']);
    expect([await seatsTaken(shop.backend, quote), await seatsTaken(shop.backend, other)]).toEqual([0, 0]);
    expect((await subjectsTo(operator)).at(-1)).toContain('suggestion was not taken');
    await expectBalanced(shop.backend);
  });

  it('withdraws the request instead: nothing is charged, and the places of both are free', async () => {
    const { key, link, quote, other, row } = await suggested();
    await refundBooking(shop.backend, row.id, row.total / 100);
    await shop.settle();
    expect((await rowOf(key))?.status).toBe('cancelled');
    expect([await seatsTaken(shop.backend, quote), await seatsTaken(shop.backend, other)]).toEqual([0, 0]);
    expect(await read(link)).toMatchObject({ status: 410 });
    await expectBalanced(shop.backend);
  });

  it('does not answer: after 24 hours it is released, and the link is over (fault 32)', async () => {
    const { key, link, quote, other } = await suggested();
    await shop.wait(24 * 60);
    await shop.settle();
    expect((await rowOf(key))?.status).toBe('declined');
    expect([await seatsTaken(shop.backend, quote), await seatsTaken(shop.backend, other)]).toEqual([0, 0]);
    await answer(link, 'accept');
    expect(await read(link)).toMatchObject({ status: 410 });
    expect((await rowOf(key))?.status).toBe('declined');
    await expectBalanced(shop.backend);
  });

  it('follows no link that the server has not made', async () => {
    const { link, url } = await suggested();
    const token = new URL(link).pathname.split('/').at(-1) ?? '';
    const stranger = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(await read(`${shop.url}/suggested-times/${stranger}`)).toMatchObject({ status: 404 });
    expect((await answer(`${shop.url}/suggested-times/${stranger}`, 'accept')).status).toBe(404);
    const stolen = new URL(url).pathname.split('/').at(-1) ?? '';
    expect(await read(`${shop.url}/suggested-times/${stolen}`), 'an operator’s link is no shopper’s').toMatchObject({ status: 404 });
    expect((await fetch(`${shop.url}/operator/suggested-times/${token}`)).status).toBe(404);
  });
});
