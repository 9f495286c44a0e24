import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callNow } from '#backend/call-changes/call-now.ts';
import { followCall } from '#backend/call-changes/follow.ts';
import { callOfferOverJob } from '#backend/call-changes/offer.ts';
import type { Locale } from '#contracts/common.ts';
import { callChangeMessages } from '#i18n/call-changes/index.ts';
import { shipPromiseMessages } from '#i18n/ship-promise/index.ts';
import { guestOf } from '#tests/support/booked.ts';
import { expectBalanced, intentsOf, mailsTo, refundsOf, seatsTaken } from '#tests/support/ledger.ts';
import { dayInPort, inPort, onRequest, openShipShop, sagrada, type ShipShop } from '#tests/support/ship-shop.ts';

let ship: ShipShop;
beforeEach(async () => {
  ship = await openShipShop();
});
afterEach(async () => {
  await ship.shop.settle();
  await expectBalanced(ship.shop.backend);
  await ship.close();
});

type Booked = Awaited<ReturnType<ShipShop['booked']>>;

/** Only the morning's departure fits, which is not the one that is booked. */
const leavesEarly = inPort({ departure: `${dayInPort}T16:30` });
const morning = `${dayInPort} 09:30`;

const rowOf = async ({ key }: Pick<Booked, 'key'>) => (await ship.rowsOf(key))[0]!;
const subjects = async ({ email }: Pick<Booked, 'email'>): Promise<string[]> =>
  (await mailsTo(ship.shop.backend, email)).map(({ subject }) => subject);
const takenAt = (booked: Booked, startingTime: string) => seatsTaken(ship.shop.backend, { ...booked.held[0]!, startingTime });

async function lastMail({ email }: Pick<Booked, 'email'>) {
  return PostalMime.parse((await mailsTo(ship.shop.backend, email)).at(-1)?.raw ?? '');
}

/** The link in the newest mail. */
async function linkFor(booked: Booked): Promise<string> {
  const found = /https?:\/\/\S+\/call-changes\/\S+/.exec((await lastMail(booked)).text ?? '')?.[0];
  if (!found) throw new Error('the mail has no link');
  return ship.shop.url + new URL(found).pathname;
}

/** A booking of the afternoon whose ship leaves too early for it. */
async function offered(locale: Locale = 'en') {
  const booked = await ship.booked([{ time: '14:00' }], locale);
  await ship.sail(leavesEarly);
  await ship.follow();
  return { ...booked, link: await linkFor(booked) };
}

const send = (link: string, fields: Record<string, string>) =>
  fetch(link, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const read = async (link: string) => {
  const response = await fetch(link);
  return { status: response.status, text: await response.text() };
};

async function expectRefundedOnce(booked: Booked, reason: string): Promise<void> {
  expect(await rowOf(booked)).toMatchObject({ status: 'cancelled', callChange: { outcome: 'refund', reason } });
  expect(refundsOf(ship.shop.backend, booked.row.reference).map(({ amount }) => amount)).toEqual([booked.row.total]);
  expect((await subjects(booked)).filter((subject) => subject.startsWith('All your money back'))).toHaveLength(1);
  expect(await takenAt(booked, booked.row.startingTime)).toBe(0);
}

describe('a guest whose tour does not fit any more', () => {
  it.each(['en', 'de'] as const)('is asked once, with what is promised, %s', async (locale) => {
    const booked = await offered(locale);
    await ship.follow();
    const say = callChangeMessages(locale);
    const told = (await subjects(booked)).filter(
      (subject) => subject === say.offerSubject({ tour: booked.row.item.title[locale], order: booked.row.orderNumber }),
    );
    expect(told).toHaveLength(1);
    const { text = '' } = await lastMail(booked);
    for (const part of [shipPromiseMessages(locale).ship_missed_call, 'Meridian Star', say.look]) expect(text).toContain(part);
    const page = await read(booked.link);
    expect(page.status).toBe(200);
    for (const part of [say.title, say.money, say.timesTitle, `value="${morning}"`, `lang="${locale}"`]) expect(page.text).toContain(part);
    expect(page.text, 'what does not fit is not offered').not.toContain('value="2026-12-16 14:00"');
    expect(await rowOf(booked)).toMatchObject({ status: 'confirmed', startingTime: '14:00' });
  });

  it('takes another time with one press, pressed three times too: moved once, at the same price, and all are told (fault 54)', async () => {
    const booked = await offered();
    await Promise.all([1, 2, 3].map(() => send(booked.link, { time: morning })));
    await ship.shop.settle();
    await ship.follow();
    const row = await rowOf(booked);
    expect(row).toMatchObject({ status: 'confirmed', startingTime: '09:30', total: booked.row.total, callChange: { outcome: 'moved' } });
    expect(row.item.span.start).toBe(`${dayInPort}T09:30`);
    expect(row.item.shoreCall).toMatchObject({ departure: leavesEarly.departure, verdict: { fit: 'fits' } });
    expect(row.order.cart.participants.map(({ startingTime }) => startingTime)).toEqual(['09:30', '09:30']);
    expect([await takenAt(booked, '14:00'), await takenAt(booked, '09:30')]).toEqual([0, 2]);
    expect(intentsOf(ship.shop.backend, booked.key)).toMatchObject([{ status: 'succeeded', amount_received: booked.row.total }]);
    expect(refundsOf(ship.shop.backend, booked.row.reference)).toEqual([]);
    expect((await subjects(booked)).filter((subject) => subject.startsWith('Your new tickets'))).toHaveLength(1);
    const { attachments } = await lastMail(booked);
    expect(attachments.map(({ filename }) => filename)).toContain(`${booked.row.orderNumber}.pdf`);
    const moved = (await subjects({ email: row.item.operator.email })).filter((subject) => subject.startsWith('Moved to another time'));
    expect(moved).toHaveLength(1);
    expect(await read(booked.link)).toMatchObject({
      status: 200,
      text: expect.stringContaining(callChangeMessages('en').takenTitle) as string,
    });
    await send(booked.link, { money: 'all' });
    await ship.shop.wait(73 * 60);
    await ship.shop.settle();
    expect((await rowOf(booked)).status, 'there is nothing to choose any more').toBe('confirmed');
  });

  it('takes the money instead, pressed three times too: all of it, once (fault 54)', async () => {
    const booked = await offered();
    await Promise.all([1, 2, 3].map(() => send(booked.link, { money: 'all' })));
    await ship.shop.settle();
    await expectRefundedOnce(booked, 'asked');
    expect(await takenAt(booked, '09:30')).toBe(0);
    expect((await read(booked.link)).text).toContain(callChangeMessages('en').refundedTitle);
  });

  it('presses both at once: one of both is done', async () => {
    const booked = await offered();
    await Promise.all([send(booked.link, { time: morning }), send(booked.link, { money: 'all' })]);
    await ship.shop.settle();
    const { status } = await rowOf(booked);
    const seats = await takenAt(booked, '09:30');
    expect([`confirmed 2`, `cancelled 0`]).toContain(`${status} ${seats}`);
    expect(await takenAt(booked, '14:00')).toBe(0);
  });

  it('does not answer: after 72 hours all money comes back by itself, once, and the link is over (fault 54)', async () => {
    const booked = await offered();
    await ship.shop.wait(72 * 60 - 1);
    await ship.shop.settle();
    const early = { bookingId: booked.row.id, at: (await rowOf(booked)).callChange?.at ?? '' };
    await expect(callOfferOverJob.work(ship.shop.backend, early), 'should the clock of the queue be ahead').rejects.toThrow();
    expect((await rowOf(booked)).status).toBe('confirmed');
    await ship.shop.wait(1);
    await ship.shop.settle();
    await ship.follow();
    await expectRefundedOnce(booked, 'unanswered');
    await send(booked.link, { time: morning });
    expect((await rowOf(booked)).status).toBe('cancelled');
  });

  it('has until a day before the visit at the latest', async () => {
    const booked = await ship.booked([{ time: '14:00' }]);
    ship.shop.clock.set('2026-12-15T06:55:00Z');
    await ship.edit(sagrada, (text) => text.replace('cutOffHours: 24', 'cutOffHours: 1'));
    await ship.sail(leavesEarly);
    await ship.follow();
    expect((await rowOf(booked)).callChange).toMatchObject({ outcome: 'offer', until: '2026-12-15T13:00:00.000Z' });
    await ship.shop.wait(6 * 60);
    await ship.shop.settle();
    await expectRefundedOnce(booked, 'unanswered');
  });

  it('gets the money at once where that is past', async () => {
    const booked = await ship.booked([{ time: '14:00' }]);
    await ship.edit(sagrada, (text) => text.replace('cutOffHours: 24', 'cutOffHours: 1'));
    ship.shop.clock.set('2026-12-15T13:00:00Z');
    await ship.sail(leavesEarly);
    await ship.follow();
    await expectRefundedOnce(booked, 'times');
  });

  it('who cancels on the page of the booking meanwhile gets all back, too', async () => {
    await ship.edit(sagrada, (text) => `${text}\ncancellationTerms: [{ daysBefore: 60, share: 0.5 }]\n`);
    const booked = await ship.booked([{ time: '14:00' }]);
    const guest = guestOf(ship.shop.backend, ship.shop.url, booked.row);
    expect((await guest.read()).body.cancellable).toBe(false);
    await ship.sail(leavesEarly);
    await ship.follow();
    expect((await guest.read()).body.refundable).toMatchObject({ share: 1 });
    expect((await guest.refund()).status).toBe(200);
    await ship.shop.wait(73 * 60);
    await ship.shop.settle();
    expect(refundsOf(ship.shop.backend, booked.row.reference).map(({ amount }) => amount)).toEqual([booked.row.total]);
  });
});

describe('times', () => {
  it('that are full are not offered: the money comes back at once', async () => {
    const booked = await ship.booked([{ time: '14:00' }]);
    for (const adults of [8, 6]) await ship.booked([{ time: '09:30', adults }]);
    await ship.sail(leavesEarly);
    await ship.follow();
    await expectRefundedOnce(booked, 'times');
  });

  it('that do not fit either are not offered', async () => {
    const booked = await ship.booked([{ time: '14:00' }]);
    await ship.sail(inPort({ departure: `${dayInPort}T11:30` }));
    await ship.follow();
    await expectRefundedOnce(booked, 'times');
  });

  it('that cost something else are not offered', async () => {
    const booked = await ship.booked([{ time: '14:00' }]);
    await ship.edit(sagrada, (text) => text.replace('price: 69.00', 'price: 70.00'));
    await ship.sail(leavesEarly);
    await ship.follow();
    await expectRefundedOnce(booked, 'times');
  });

  it('that are sold meanwhile are said to be gone, and the money is left to take', async () => {
    const booked = await offered();
    for (const adults of [8, 6]) await ship.booked([{ time: '09:30', adults }]);
    const late = await send(booked.link, { time: morning });
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining(callChangeMessages('en').gone)]);
    expect((await rowOf(booked)).status).toBe('confirmed');
    await send(booked.link, { money: 'all' });
    await ship.shop.settle();
    await expectRefundedOnce(booked, 'asked');
  });

  it('that were never offered are not taken', async () => {
    const booked = await offered();
    expect((await send(booked.link, { time: `${dayInPort} 14:00` })).status).toBe(409);
    expect((await send(booked.link, {})).status).toBe(409);
    expect(await rowOf(booked)).toMatchObject({ status: 'confirmed', startingTime: '14:00' });
  });

  it('of an operator who has to answer are offered to a request alone, and stay one', async () => {
    await ship.edit(sagrada, onRequest);
    const booked = await offered();
    await send(booked.link, { time: morning });
    await ship.shop.settle();
    expect(await rowOf(booked)).toMatchObject({ status: 'on_request', startingTime: '09:30' });
    expect((await lastMail(booked)).attachments.map(({ filename }) => filename)).not.toContain(`${booked.row.orderNumber}.pdf`);
  });
});

describe('while a guest has yet to choose', () => {
  it('the ship goes back to its times: the tour stands, and nothing comes back', async () => {
    const booked = await offered();
    await ship.sail(inPort());
    await ship.follow();
    expect(await rowOf(booked)).toMatchObject({ status: 'confirmed', callChange: { outcome: 'stands' } });
    expect((await read(booked.link)).status).toBe(410);
    await ship.shop.wait(73 * 60);
    await ship.shop.settle();
    expect((await rowOf(booked)).status).toBe('confirmed');
  });

  it('the call is dropped: all money comes back, once (fault 54)', async () => {
    const booked = await offered();
    await ship.sail();
    await ship.follow();
    await ship.shop.wait(73 * 60);
    await ship.shop.settle();
    await expectRefundedOnce(booked, 'call_gone');
    await send(booked.link, { money: 'all' });
    expect(refundsOf(ship.shop.backend, booked.row.reference)).toHaveLength(1);
  });

  it('the same change comes five times at once: asked once (fault 54)', async () => {
    const booked = await ship.booked([{ time: '14:00' }]);
    await ship.sail(leavesEarly);
    const { backend } = ship.shop;
    await Promise.all([1, 2, 3, 4, 5].map(() => followCall(backend, booked.row, callNow(backend, booked.row))));
    await ship.shop.settle();
    expect((await subjects(booked)).filter((subject) => subject.startsWith('Please choose'))).toHaveLength(1);
  });
});

it('follows no link that the server has not made', async () => {
  const { link } = await offered();
  const stranger = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect((await read(stranger)).status).toBe(404);
  expect((await send(stranger, { money: 'all' })).status).toBe(404);
});
