import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import { visitOf } from '#backend/bookings/visit.ts';
import { RequestFacts } from '#backend/operators/request-facts.tsx';
import { answerFormPage } from '#backend/suggested-times/pages/shopper.tsx';
import { openTestBackend } from '#tests/support/backend.ts';
import { bookingIn, paidBookingIn } from '#tests/support/booking.ts';
import { fromShip, tightDay, toldOfDay } from '#tests/support/ship.ts';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

it.each(['en', 'de'] as const)('an operator sees in %s from which ship the guests of a request are', (locale) => {
  const facts = (booking = bookingIn(backend, 'rome')) =>
    renderToStaticMarkup(<RequestFacts visit={visitOf(backend, booking, locale)} isOpen />);
  for (const said of toldOfDay[locale]) expect(facts(fromShip(bookingIn(backend, 'rome')))).toContain(said);
  expect(facts()).not.toMatch(/ship|schiff/i);
});

it('a shopper sees with another time that is suggested when they would be back then', async () => {
  const asked = await paidBookingIn(backend, 'rome', { locale: 'de' });
  const { item } = fromShip(asked, tightDay);
  const suggestedTime = { holdId: randomUUID(), item, suggestedAt: '2026-11-22T10:00:00.000Z' };
  const app = new Hono().get('/', (c) => answerFormPage(c, backend, { ...fromShip(asked), status: 'on_request' }, suggestedTime));
  const page = await (await app.request('/')).text();
  expect(page).toContain('Zurück am Pier 15:00, alle an Bord 15:30: 30 Minuten Reserve, das ist knapp');
  expect(page).not.toContain('13:30');
});
