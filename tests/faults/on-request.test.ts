import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newAccessToken } from '#backend/bookings/access/token.ts';
import { refundBooking } from '#backend/bookings/refund.ts';
import { bookableStarts } from '#backend/suppliers/local/schedule.ts';
import { getOrder } from '#contracts/documented/bookings.ts';
import { instantAt } from '#domain/day.ts';
import { seatsOf } from '#domain/pricing.ts';
import { call } from '#tests/support/contract.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { bookingsOf, expectBalanced, intentsOf, mailsTo, seatsTaken } from '#tests/support/ledger.ts';
import { linksFor, submit } from '#tests/support/operator.ts';
import { requestedIn, requestTourOf } from '#tests/support/requested.ts';
import { workOffQueue } from '#tests/support/work-off.ts';

let shop: FaultyShop;
beforeEach(async () => {
  shop = await openFaultyShop();
});
afterEach(() => shop.close());

const requestTour = (mostCutOffHours?: number) => requestTourOf(shop, mostCutOffHours);
const requested = (skip?: number, tour?: ReturnType<typeof requestTour>) =>
  requestedIn(shop, { ...(skip !== undefined && { skip }), ...(tour && { tour }) });

it('only sets the money aside, keeps the seats and asks the operator', async () => {
  const { key, email, quote, answer, operator } = await requested();
  expect(answer).toMatchObject({
    status: 200,
    body: { stripeStatus: 'requires_capture', vouchers: [], cart: { requireConfirmation: true } },
  });
  expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'requires_capture', amount_received: 0 }]);
  expect(await seatsTaken(shop.backend, quote)).toBe(seatsOf(quote.components));
  expect((await mailsTo(shop.backend, email)).map(({ subject }) => subject)).toEqual([expect.stringContaining('Wir fragen für Sie an')]);
  expect(await mailsTo(shop.backend, operator)).toHaveLength(1);
  await expectBalanced(shop.backend);
});

it('says until when the operator answers as long as there is no answer, to who asks for the order', async () => {
  const { key, answer, operator } = await requested();
  const answerBy = new Date(shop.clock.now().getTime() + 24 * 3_600_000).toISOString();
  expect(answer.body.bookings).toMatchObject([{ status: 'on_request', answerBy }]);
  const [row] = await bookingsOf(shop.backend, key);
  const { accessToken } = newAccessToken(shop.backend, row?.id ?? '');
  const told = async () =>
    (
      await call({ origin: shop.url, close: shop.close }, getOrder, {
        params: { orderNumber: row?.orderNumber ?? '' },
        headers: { Authorization: `Bearer ${accessToken}` },
      })
    ).body?.bookings;
  expect(await told()).toMatchObject([{ status: 'on_request', answerBy }]);
  await submit((await linksFor(shop, operator)).accept);
  expect((await told())?.map((booking) => [booking.status, booking.answerBy])).toEqual([['confirmed', undefined]]);
});

it('charges and sends the tickets once the operator accepts, however often', async () => {
  const { key, email, operator } = await requested();
  const { accept, decline } = await linksFor(shop, operator);
  expect((await fetch(accept)).status, 'opening the link decides nothing').toBe(200);
  expect(await bookingsOf(shop.backend, key)).toMatchObject([{ status: 'on_request' }]);
  await Promise.all([submit(accept), submit(accept), submit(accept)]);
  await submit(decline);
  await shop.settle();
  expect(await bookingsOf(shop.backend, key)).toMatchObject([{ status: 'confirmed', payment: 'captured' }]);
  expect((await mailsTo(shop.backend, email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Wir fragen'),
    expect.stringContaining('Ihre Tickets'),
  ]);
  expect(await shop.shopper.status(key)).toMatchObject({
    state: 'booked',
    result: { stripeStatus: 'succeeded', vouchers: expect.arrayContaining([expect.objectContaining({ participantName: 'Ada Byron' })]) },
  });
  await expectBalanced(shop.backend);
});

it('frees seats and money when the operator declines', async () => {
  const { key, email, quote, operator } = await requested();
  const { accept, decline } = await linksFor(shop, operator);
  await submit(decline);
  await submit(accept);
  await shop.settle();
  expect(await bookingsOf(shop.backend, key)).toMatchObject([{ status: 'declined', payment: 'released' }]);
  expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'canceled', amount_received: 0 }]);
  expect(await seatsTaken(shop.backend, quote)).toBe(0);
  expect(await mailsTo(shop.backend, email)).toHaveLength(2);
  await expectBalanced(shop.backend);
});

it('declines what no operator has answered for 24 hours (fault 32)', async () => {
  const { key, quote, email } = await requested();
  shop.clock.advance(24 * 60 - 1);
  await shop.settle();
  expect(await bookingsOf(shop.backend, key)).toMatchObject([{ status: 'on_request' }]);
  shop.clock.advance(1);
  await shop.settle();
  expect(await bookingsOf(shop.backend, key)).toMatchObject([{ status: 'declined', payment: 'released' }]);
  expect(await seatsTaken(shop.backend, quote)).toBe(0);
  expect(await mailsTo(shop.backend, email)).toHaveLength(2);
  await expectBalanced(shop.backend);
});

describe('the operator who has not answered', () => {
  const reminders = async (operator: string) =>
    (await mailsTo(shop.backend, operator)).filter(({ subject }) => subject.startsWith('Reminder: booking request'));

  it('is reminded after 6 and after 18 hours, once each, and can answer from there (fault 32)', async () => {
    const { key, operator } = await requested();
    await shop.wait(6 * 60 - 1);
    await shop.settle();
    expect(await reminders(operator)).toHaveLength(0);
    await shop.wait(1);
    await Promise.all([shop.settle(), shop.settle()]);
    expect(await reminders(operator)).toHaveLength(1);
    await shop.wait(12 * 60 - 1);
    await shop.settle();
    expect(await reminders(operator)).toHaveLength(1);
    await shop.wait(1);
    await shop.settle();
    expect(await reminders(operator)).toHaveLength(2);
    const { accept } = await linksFor(shop, operator, 'Reminder');
    await submit(accept);
    expect(await bookingsOf(shop.backend, key)).toMatchObject([{ status: 'confirmed' }]);
    await shop.wait(24 * 60);
    await shop.settle();
    expect(await reminders(operator)).toHaveLength(2);
    await expectBalanced(shop.backend);
  });

  it('is left alone once it is answered, withdrawn or over', async () => {
    const answered = await requested();
    await submit((await linksFor(shop, answered.operator)).decline);
    const withdrawn = await requested(6);
    const [row] = await bookingsOf(shop.backend, withdrawn.key);
    await refundBooking(shop.backend, row?.id ?? '', withdrawn.quote.grandTotal);
    await shop.wait(18 * 60);
    await shop.settle();
    expect(await reminders(answered.operator)).toEqual([]);
    const late = await requested(7);
    await shop.wait(24 * 60);
    await workOffQueue(shop.backend, 'mail');
    expect(await bookingsOf(shop.backend, late.key), 'before the routine has seen that it is over').toMatchObject([
      { status: 'on_request' },
    ]);
    expect(await reminders(late.operator)).toEqual([]);
  });
});

it('declines what no operator has answered when the visit starts, and an answer that comes later', async () => {
  shop.clock.set('2027-06-01T10:00:00Z');
  const tour = requestTour(20);
  const [first] = bookableStarts(tour, shop.clock.now());
  if (!first) throw new Error('the tour has no open day');
  const start = instantAt(first.day, first.startingTime, tour.destination.timeZone);
  const minutesToStart = () => (start.getTime() - shop.clock.now().getTime()) / 60_000;
  shop.clock.advance(minutesToStart() - tour.schedule.cutOffHours * 60 - 60);
  const { key, quote, operator } = await requested(0, tour);
  expect(quote).toMatchObject({ queryDate: first.day, startingTime: first.startingTime });
  const { accept } = await linksFor(shop, operator);
  shop.clock.advance(minutesToStart() - 1);
  await shop.settle();
  expect(await bookingsOf(shop.backend, key)).toMatchObject([{ status: 'on_request' }]);
  shop.clock.advance(1);
  await submit(accept);
  expect(await bookingsOf(shop.backend, key), 'before any routine has seen it').toMatchObject([{ status: 'declined' }]);
  await shop.settle();
  expect(intentsOf(shop.backend, key)).toMatchObject([{ status: 'canceled', amount_received: 0 }]);
  expect(await seatsTaken(shop.backend, quote)).toBe(0);
  await expectBalanced(shop.backend);
});

it('shows nothing for a link that was not signed', async () => {
  const { operator } = await requested();
  const { accept } = await linksFor(shop, operator);
  const forged = accept.replace(/\.accept\./, '.decline.');
  expect((await fetch(forged)).status).toBe(404);
  expect((await submit(forged)).status).toBe(404);
});
