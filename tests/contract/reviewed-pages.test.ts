import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApp } from '#backend/app.ts';
import type { OpenBackend } from '#backend/backend.ts';
import { pagePathOf } from '#backend/catalogue/catalogue.ts';
import { bookings } from '#backend/db/schema.ts';
import { fixedCatalogue } from '#backend/open-catalogue.ts';
import { followReviewsRoutine, rateCatalogue } from '#backend/rated-catalogue.ts';
import { answer } from '#backend/reviews/answer.ts';
import { report } from '#backend/reviews/report.ts';
import { write } from '#backend/reviews/write.ts';
import { reviewToken } from '#backend/tickets/links.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { builtFrom } from '#tests/support/built.ts';
import { bookingIn } from '#tests/support/booking.ts';
import { testClock } from '#tests/support/clock.ts';

const clock = testClock('2026-12-24T10:00:00Z');
const paris = '/en/tours/paris';
let directory: string;
let backend: OpenBackend;
let path: string;
let token: string;
let made = 0;

beforeEach(async () => {
  backend = await openTestBackend({ clock: clock.now });
  const booking = bookingIn(backend, 'rome');
  await backend.db.insert(bookings).values(booking);
  token = reviewToken(backend.signingKey, booking.id, 'write');
  const tour = backend.catalogue.tours.get(booking.tourId);
  if (!tour) throw new Error('the tour is gone');
  path = `/en/${pagePathOf(tour)}`;
  directory = mkdtempSync(join(tmpdir(), 'landfall-reviewed-'));
  for (const page of [path, '/en/tours/rome', paris]) {
    const file = join(directory, `${page}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'as built');
  }
});
afterEach(async () => {
  await backend.close();
  rmSync(directory, { recursive: true });
});

/** Says each time which rendering it is: a page in memory is sent again. */
const render = () => Promise.resolve(new Response(`rendered ${(made += 1)}`, { headers: { 'Content-Type': 'text/html' } }));
const open = (shop = backend) => createApp(shop, { directory, render, built: builtFrom(backend) });
type App = ReturnType<typeof open>;
const read = async (app: App, page = path) => (await app.request(page)).text();
const writeOne = () => write(backend, token, { rating: 5, text: 'Splendid', isNamed: true });

it('a review makes the pages anew that show its tour, and no others; so do an answer and a report', { timeout: 60_000 }, async () => {
  const app = open();
  expect(await read(app)).toBe('as built');
  const reviewId = await writeOne();
  const first = await read(app);
  expect([first, await read(app, '/en/tours/rome'), await read(app, paris)]).toEqual([
    expect.stringContaining('rendered'),
    expect.stringContaining('rendered'),
    'as built',
  ]);
  expect(await read(app)).toBe(first);
  await answer(backend, reviewToken(backend.signingKey, token.split('.')[0] ?? '', 'answer'), 'Come again');
  expect(await read(app)).not.toBe(first);
  await report(backend, reviewId, '');
  expect(await read(app)).toBe('as built');
});

it('a later build does not forget it: it has no database', async () => {
  await writeOne();
  clock.advance(60);
  expect(await read(open())).toContain('rendered');
});

it('reaches the other servers', async () => {
  const liveCatalogue = await rateCatalogue(fixedCatalogue(backend.catalogue), backend);
  const neighbour = { ...backend, liveCatalogue, catalogue: liveCatalogue.current };
  const other = open(neighbour);
  await writeOne();
  expect(await read(other)).toBe('as built');
  await followReviewsRoutine.work(neighbour);
  expect(await read(other)).toContain('rendered');
});
