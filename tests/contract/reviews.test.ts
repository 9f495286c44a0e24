import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviews } from '#backend/db/reviews-schema.ts';
import { command } from '#backend/reviews/command.ts';
import type { RunningServer } from '#backend/server.ts';
import { reviewToken } from '#backend/tickets/links.ts';
import { answerReview, reportReview, writeReview } from '#contracts/documented/reviews.ts';
import { getTour, listTours } from '#contracts/documented/tours.ts';
import { reviewLimits } from '#contracts/reviews.ts';
import { endOf } from '#domain/booked-item.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { bookedBy } from '#tests/support/booked.ts';
import { testClock } from '#tests/support/clock.ts';
import { call, refusal, type Target } from '#tests/support/contract.ts';
import { mailsTo } from '#tests/support/ledger.ts';
import { pastaTour, shopperAt, type Shopper } from '#tests/support/order.ts';
import { reviewLink } from '#tests/support/review-link.ts';
import { workOff, workOffQueue } from '#tests/support/work-off.ts';

const clock = testClock();
let server: RunningServer;
let target: Target;
let shopper: Shopper;

beforeAll(async () => {
  server = await startTestServer({ clock: clock.now });
  target = { origin: server.url, close: server.close };
  shopper = shopperAt(server.url);
});
afterAll(() => server.close());

type Row = Awaited<ReturnType<typeof bookedBy>>['row'];

const tokenOf = ({ id }: Row, part: 'write' | 'answer' = 'write') => reviewToken(server.backend.signingKey, id, part);
const words = { rating: 4, text: 'The dough was worth it.', isNamed: true };
const writing = (token: string, body: object = words) => ({ params: { token }, body });

/** Somebody who has booked the pasta tour, and has been there. */
async function wasThere() {
  const booked = await bookedBy(server.backend, shopper, { skip: 1 });
  clock.set(new Date(endOf(booked.row.item).getTime() + 60_000).toISOString());
  return booked;
}

const written = async (row: Row, body: object = words): Promise<string> =>
  (await call(target, writeReview, writing(tokenOf(row), body))).body?.reviewId ?? '';

const { productType, tourId } = pastaTour;
const tour = async (language = 'en') =>
  (await call(target, getTour, { params: { productType, uuid: tourId }, headers: { 'Accept-Language': language } })).body;
const shown = async (reviewId: string) => (await tour())?.reviews.find(({ booked }) => booked?.reviewId === reviewId);

describe('a review', () => {
  it('stands on the tour, beside the samples, and counts', async () => {
    const { row } = await wasThere();
    const before = await tour();
    const reviewId = await written(row, { ...words, rating: 1, text: '  Too much\r\nflour. <b>Far</b> too much. ' });
    const after = await tour();
    expect(after?.reviews.find(({ booked }) => booked?.reviewId === reviewId)).toEqual({
      rating: 1,
      date: clock.now().toISOString().slice(0, 10),
      author: row.order.cart.persons[0]?.firstName,
      text: 'Too much\nflour. <b>Far</b> too much.',
      booked: { reviewId, language: 'en' },
    });
    const count = before?.reviewCount ?? 0;
    expect(after?.reviewCount).toBe(count + 1);
    const sum = (before?.reviews ?? []).reduce((stars, { rating }) => stars + rating, 1);
    expect(after?.averageRating).toBe(Math.round((sum / (count + 1)) * 10) / 10);
    const listed = (await call(target, listTours, { params: { productType }, query: { tourIds: tourId } })).body;
    expect(listed?._embedded?.tourList[0]).toMatchObject({ reviewCount: count + 1, averageRating: after?.averageRating });
  });

  it('names nobody who does not want it', async () => {
    const { row } = await wasThere();
    const reviewId = await written(row, { ...words, isNamed: false });
    expect((await shown(reviewId))?.author).toBe('A traveller');
    expect((await tour('de'))?.reviews.find(({ booked }) => booked?.reviewId === reviewId)?.author).toBe('Ein Gast');
  });

  it('is written once for each booking, also when it is sent twice at the same time', async () => {
    const { row } = await wasThere();
    const answers = await Promise.all([1, 2].map(() => fetch(...post(`/api/reviews/${tokenOf(row)}`, words))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refusal(target, writeReview, writing(tokenOf(row)))).toMatchObject({ code: 'already_done' });
  });

  it('waits until the visit is over', async () => {
    const { row } = await bookedBy(server.backend, shopper, { skip: 1 });
    expect(await refusal(target, writeReview, writing(tokenOf(row)))).toMatchObject({ code: 'too_early' });
    clock.set(new Date(endOf(row.item).getTime() - 1).toISOString());
    expect(await refusal(target, writeReview, writing(tokenOf(row)))).toMatchObject({ code: 'too_early' });
    clock.set(endOf(row.item).toISOString());
    expect(await written(row)).not.toBe('');
  });

  it('is not written of a booking that was cancelled', async () => {
    const { row, refund } = await bookedBy(server.backend, shopper, { skip: 10 });
    expect((await refund()).status).toBe(200);
    clock.set(new Date(endOf(row.item).getTime() + 60_000).toISOString());
    expect(await refusal(target, writeReview, writing(tokenOf(row)))).toMatchObject({ code: 'not_found' });
  });

  it('is opened by no token but the one of its mail', async () => {
    const { row } = await wasThere();
    const { row: other } = await wasThere();
    const [, part = '', signature = ''] = tokenOf(other).split('.');
    const wrong = [`${row.id}.${part}.${signature}`, tokenOf(row, 'answer'), `${row.id}.write.`, 'x', tokenOf(row).slice(0, -1)];
    for (const token of wrong) expect(await refusal(target, writeReview, writing(token))).toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['no stars', { ...words, rating: 0 }, 'rating'],
    ['six stars', { ...words, rating: 6 }, 'rating'],
    ['half a star', { ...words, rating: 3.5 }, 'rating'],
    ['no words', { ...words, text: ' \n ' }, 'text'],
    ['too many words', { ...words, text: 'x'.repeat(reviewLimits.text + 1) }, 'text'],
  ])('is refused with %s', async (_, body, field) => {
    const { row } = await wasThere();
    expect(await refusal(target, writeReview, writing(tokenOf(row), body))).toMatchObject({ code: 'invalid_request', details: { field } });
  });
});

const post = (path: string, body: object): [string, RequestInit] => [
  server.url + path,
  { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
];

describe('an answer', () => {
  const answering = (token: string, text = 'Less flour from now on.') => ({ params: { token }, body: { text } });

  it('of the operator stands below the review, once, behind the link of the mail', { timeout: 60_000 }, async () => {
    const { row } = await wasThere();
    const reviewId = await written(row);
    await workOff(server.backend);
    const token = (await reviewLink(server.backend, row.item.operator.email, 'answer', row.id)).split('/').at(-1) ?? '';
    await call(target, answerReview, answering(token));
    expect((await shown(reviewId))?.booked?.answer).toEqual({
      text: 'Less flour from now on.',
      date: clock.now().toISOString().slice(0, 10),
    });
    expect(await refusal(target, answerReview, answering(token, 'And better eggs.'))).toMatchObject({ code: 'already_done' });
  });

  it("needs the operator's token, and a review", async () => {
    const { row } = await wasThere();
    expect(await refusal(target, answerReview, answering(tokenOf(row, 'answer')))).toMatchObject({ code: 'not_found' });
    await written(row);
    expect(await refusal(target, answerReview, answering(tokenOf(row)))).toMatchObject({ code: 'not_found' });
  });
});

describe('a report', () => {
  const reporting = (reviewId: string, reason = 'It names my neighbour.') => ({ params: { reviewId }, body: { reason } });
  const run = (...words: string[]) => command({ db: server.backend.db, clock: clock.now }, words);
  const look = () => server.backend.liveCatalogue.refreshRatings();

  it('hides the review and its stars until the operator of the shop has looked at it; then it stays', async () => {
    const { row } = await wasThere();
    const reviewId = await written(row);
    const count = (await tour())?.reviewCount ?? 0;
    await call(target, reportReview, reporting(reviewId));
    expect([await shown(reviewId), (await tour())?.reviewCount]).toEqual([undefined, count - 1]);
    expect(await run()).toContain(`${reviewId}  tour ${tourId}`);
    expect(await run()).toContain('It names my neighbour.');
    expect(await refusal(target, reportReview, reporting(reviewId))).toMatchObject({ code: 'not_found' });

    clock.advance(1);
    await run('show', reviewId);
    await look();
    expect(await run()).not.toContain(reviewId);
    clock.advance(1);
    await call(target, reportReview, reporting(reviewId, ''));
    expect(await shown(reviewId)).toBeDefined();
    expect(await run()).toContain(reviewId);
  });

  it('may end with the review removed, and nothing left of it', async () => {
    const { row } = await wasThere();
    const reviewId = await written(row, { ...words, text: 'A text with a marker' });
    await call(target, reportReview, reporting(reviewId));
    await run('remove', reviewId);
    await look();
    expect(await shown(reviewId)).toBeUndefined();
    const [left] = await server.backend.db.select().from(reviews).where(eq(reviews.id, reviewId));
    expect(left).toMatchObject({ status: 'removed', text: '', author: null, reportReason: null });
    expect(await refusal(target, writeReview, writing(tokenOf(row)))).toMatchObject({ code: 'already_done' });
    await expect(run('show', reviewId)).rejects.toThrow('There is no review');
  });

  it('of what nobody can read is refused, and so is a command that makes no sense', async () => {
    expect(await refusal(target, reportReview, reporting(randomUUID()))).toMatchObject({ code: 'not_found' });
    await expect(run('publish', randomUUID())).rejects.toThrow('npm run reviews');
    await expect(run('show')).rejects.toThrow('npm run reviews');
  });
});

describe('the mail after a visit', () => {
  const subjectsTo = async (email: string) => (await mailsTo(server.backend, email)).map(({ subject }) => subject);
  const sendLater = () => workOffQueue(server.backend, 'mail', undefined, true);
  const asks = expect.stringMatching(/^How was it\?/);

  it('waits for its day, and leads to the form', { timeout: 60_000 }, async () => {
    const { email } = await wasThere();
    await workOff(server.backend);
    expect(await subjectsTo(email)).not.toContainEqual(asks);
    await sendLater();
    expect(await subjectsTo(email)).toContainEqual(asks);
    const page = await fetch(server.url + (await reviewLink(server.backend, email, 'write')));
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await page.text()).toContain('name="rating"');
  });

  it('is not sent of a booking that was cancelled', async () => {
    const { email, refund } = await bookedBy(server.backend, shopper, { skip: 10 });
    await refund();
    await sendLater();
    expect(await subjectsTo(email)).not.toContainEqual(asks);
  });

  it('is not sent to somebody who wants no more of them', async () => {
    const { email, row } = await wasThere();
    const path = `/reviews/stop/${reviewToken(server.backend.signingKey, row.id, 'stop')}`;
    const form = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, redirect: 'manual' } as const;
    expect((await fetch(server.url + path)).status).toBe(200);
    expect((await fetch(server.url + path, form)).status).toBe(303);
    await sendLater();
    expect(await subjectsTo(email)).not.toContainEqual(asks);
    expect((await fetch(`${server.url}/reviews/stop/${tokenOf(row)}`, form)).status).toBe(404);
  });
});

describe('from one address', () => {
  const form = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
  const statuses = async (times: number, ...request: [string, RequestInit]): Promise<number[]> => {
    const found: number[] = [];
    for (let time = 0; time < times; time += 1) found.push((await fetch(...request)).status);
    return found;
  };

  it('come so many reports, however they are sent, and so many posts', { timeout: 60_000 }, async () => {
    const limited = await startTestServer({ clock: clock.now }, { RATE_LIMITS: 'true' });
    const [reportCall, reportPage] = [
      `${limited.url}/api/reviews/${randomUUID()}/reports`,
      `${limited.url}/reviews/report/${randomUUID()}/en`,
    ];
    const json = { ...form, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ reason: '' }) };
    expect(new Set([...(await statuses(10, reportCall, json)), ...(await statuses(10, reportPage, form))])).toEqual(new Set([404]));
    expect([...(await statuses(1, reportCall, json)), ...(await statuses(1, reportPage, form))]).toEqual([429, 429]);
    const write = `${limited.url}/reviews/write/x`;
    expect(new Set(await statuses(38, write, form))).toEqual(new Set([404]));
    expect(await statuses(1, write, form)).toEqual([429]);
    await limited.close();
  });
});
