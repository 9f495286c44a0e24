import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { callNow } from '#backend/call-changes/call-now.ts';
import { callChangeJob, followCall } from '#backend/call-changes/follow.ts';
import { noticeChangedCalls } from '#backend/call-changes/notice.ts';
import { methodFor } from '#backend/checkout/method-for.ts';
import type { Step } from '#backend/checkout/checkout.ts';
import { run } from '#backend/checkout/run.ts';
import { checkoutSteps } from '#backend/checkout/steps.ts';
import { invoiceItems } from '#backend/db/payments-schema.ts';
import { authorizationCheckoutRequest } from '#contracts/authorization-checkout.ts';
import { onAccount } from '#tests/support/account-order.ts';
import { organizationIn, personIn } from '#tests/support/accounts.ts';
import { withStepAfter } from '#tests/support/faulty-shop.ts';
import { expectAccountsBalanced, expectBalanced, intentsOf, mailsTo, refundsOf, seatsTaken } from '#tests/support/ledger.ts';
import { barcino, fountains, inPort, onRequest, openShipShop, pasta, type ShipShop } from '#tests/support/ship-shop.ts';
import { listed, makeGift, withVoucher } from '#tests/support/vouchers.ts';
import { workOffQueue } from '#tests/support/work-off.ts';

let ship: ShipShop;
let data: string | undefined;
afterEach(async () => {
  await expectBalanced(ship.shop.backend);
  await ship.close();
  if (data !== undefined) rmSync(data, { recursive: true, force: true });
  data = undefined;
});

type Booked = Awaited<ReturnType<ShipShop['booked']>>;

const subjects = async ({ email }: Pick<Booked, 'email'>, begin: string): Promise<string[]> =>
  (await mailsTo(ship.shop.backend, email)).map(({ subject }) => subject).filter((subject) => subject.startsWith(begin));
const statuses = async ({ key }: Pick<Booked, 'key'>): Promise<string[]> => (await ship.rowsOf(key)).map(({ status }) => status);
const taken = ({ held }: Pick<Booked, 'held'>): Promise<number[]> => Promise.all(held.map((quote) => seatsTaken(ship.shop.backend, quote)));

/** One refund of all that the first item has cost, one mail to the booker. */
async function expectRefundedOnce(booked: Booked): Promise<void> {
  const { row } = booked;
  expect((await statuses(booked))[0]).toBe('cancelled');
  expect(refundsOf(ship.shop.backend, row.reference).map(({ amount }) => amount)).toEqual([row.total]);
  expect(await subjects(booked, 'All your money back')).toHaveLength(1);
}

describe('a call that is dropped', () => {
  it('refunds its booking once, however often that is noticed and done (fault 54)', async () => {
    ship = await openShipShop();
    const booked = await ship.booked();
    await ship.sail();
    await ship.follow();
    await ship.follow();
    const { backend } = ship.shop;
    await Promise.all([1, 2, 3].map(() => followCall(backend, booked.row, callNow(backend, booked.row))));
    await ship.shop.settle();
    await expectRefundedOnce(booked);
    expect(await taken(booked)).toEqual([0]);
    const operator = ship.tourNamed('sagrada-familia-and-passeig-de-gracia').operator.email;
    expect(await subjects({ email: operator }, 'Cancelled because of the ship')).toHaveLength(1);
    expect(await subjects({ email: operator }, 'Cancelled ')).toHaveLength(1);
  });

  it('is followed by five at once, and refunds once (fault 54)', async () => {
    ship = await openShipShop();
    const booked = await ship.booked();
    await ship.sail();
    const { backend } = ship.shop;
    const call = callNow(backend, booked.row);
    await Promise.all([1, 2, 3, 4, 5].map(() => followCall(backend, booked.row, call)));
    await ship.shop.settle();
    await expectRefundedOnce(booked);
  });

  it('while the server dies half way: the next one does the rest, and nothing twice (fault 54)', async () => {
    data = mkdtempSync(join(tmpdir(), 'landfall-call-changes-'));
    ship = await openShipShop({ settings: { DATA_DIR: data, DATABASE_URL: '' } });
    const all = [await ship.booked(), await ship.booked(), await ship.booked(), await ship.booked()];
    const lost = all.slice(2).map(({ row }) => row.id);
    await ship.sail();
    await noticeChangedCalls(ship.shop.backend);
    await ship.shop.wait(5);
    const dying: typeof callChangeJob = {
      ...callChangeJob,
      work: (backend, payload) =>
        lost.includes(payload.bookingId) ? Promise.reject(new Error('the server is gone')) : callChangeJob.work(backend, payload),
    };
    await workOffQueue(ship.shop.backend, 'money', [dying]);
    expect((await Promise.all(all.map(statuses))).flat()).toEqual(['cancelled', 'cancelled', 'confirmed', 'confirmed']);
    await ship.restart();
    await ship.follow();
    await ship.follow();
    for (const booked of all) await expectRefundedOnce(booked);
    expect(await taken(all[0]!)).toEqual([0]);
  });

  it('and half of what follows fails: nothing of it is done, then all of it once (fault 54)', async () => {
    ship = await openShipShop();
    const booked = await ship.booked();
    await ship.sail();
    const { backend } = ship.shop;
    const call = callNow(backend, booked.row);
    const isMail = ({ queue }: { queue: string }): boolean => queue === 'mail';
    const jobs: typeof backend.jobs = {
      ...backend.jobs,
      enqueue: (tx, ...due) => (due.some(isMail) ? Promise.reject(new Error('the line broke')) : backend.jobs.enqueue(tx, ...due)),
    };
    await expect(followCall({ ...backend, jobs }, booked.row, call)).rejects.toThrow('the line broke');
    expect([await statuses(booked), await taken(booked)]).toEqual([['confirmed'], [2]]);
    await ship.follow();
    await expectRefundedOnce(booked);
  });

  it('while no server ran refunds when one starts', async () => {
    data = mkdtempSync(join(tmpdir(), 'landfall-call-changes-'));
    ship = await openShipShop({ settings: { DATA_DIR: data, DATABASE_URL: '' } });
    const booked = await ship.booked();
    await ship.restart(() => ship.write([]));
    await ship.follow();
    await expectRefundedOnce(booked);
  });

  it('refunds one of three tours of an order, and the two others stand', async () => {
    ship = await openShipShop();
    const inRome = { day: '2026-12-18', adults: 1 };
    const booked = await ship.booked([{}, { ...inRome, tour: pasta, time: '10:00' }, { ...inRome, tour: fountains, time: '18:30' }]);
    await ship.sail();
    await ship.follow();
    await expectRefundedOnce(booked);
    expect(await statuses(booked)).toEqual(['cancelled', 'confirmed', 'confirmed']);
    expect(await taken(booked)).toEqual([0, 1, 1]);
  });

  it('ends a request, for which nothing is charged', async () => {
    ship = await openShipShop();
    await ship.edit(barcino, onRequest);
    const booked = await ship.booked([{ tour: barcino, time: '10:15' }]);
    expect(await statuses(booked)).toEqual(['on_request']);
    await ship.sail();
    await ship.follow();
    expect([await statuses(booked), await taken(booked)]).toEqual([['cancelled'], [0]]);
    expect(intentsOf(ship.shop.backend, booked.key)).toMatchObject([{ status: 'canceled', amount_received: 0 }]);
    expect(await subjects(booked, 'All your money back')).toHaveLength(1);
  });
});

describe('a call that changes while somebody pays', () => {
  it.each([
    { what: 'is dropped', calls: [] },
    { what: 'is too short by then', calls: [inPort({ departure: '2026-12-16T11:00' })] },
  ])('and $what, while the supplier confirms: nothing is booked or charged (fault 53)', async ({ calls }) => {
    const change: Step = async () => {
      await ship.sail(...calls);
      return undefined;
    };
    ship = await openShipShop({ steps: withStepAfter('confirmAtSupplier', change) });
    const { order, held } = await ship.orderOf();
    const key = randomUUID();
    expect(await ship.shop.shopper.pay(key, order)).toMatchObject({ status: 409, body: { code: 'ship_clock' } });
    await ship.shop.settle();
    expect(await ship.rowsOf(key)).toEqual([]);
    expect(intentsOf(ship.shop.backend, key)).toMatchObject([{ status: 'canceled', amount_received: 0 }]);
    expect(await seatsTaken(ship.shop.backend, held[0]!)).toBe(2);
  });
});

describe('all money comes back', () => {
  it('whatever the terms of cancellation say by then', async () => {
    ship = await openShipShop();
    const booked = await ship.booked();
    ship.shop.clock.set('2026-12-16T06:00:00Z');
    await ship.sail();
    await ship.follow();
    await expectRefundedOnce(booked);
  });

  it('to the account of an organisation', async () => {
    ship = await openShipShop();
    const { backend } = ship.shop;
    const organizationId = await organizationIn(backend, 'Harbour Desk');
    const { id: subjectId } = await personIn(backend, { organizationId, authorizableScopes: ['bookings:concierge:read-write'] });
    const { order, email } = await ship.orderOf();
    const key = randomUUID();
    const billed = v.parse(authorizationCheckoutRequest, onAccount(order, organizationId));
    await run({ backend, key, order: billed, subjectId, method: methodFor(backend, billed) }, checkoutSteps);
    await ship.shop.settle();
    await ship.sail();
    await ship.follow();
    await ship.follow();
    expect(await statuses({ key })).toEqual(['cancelled']);
    const items = await backend.db.select().from(invoiceItems);
    expect(items.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['charge', order.chargeRequest.amount * 100],
      ['credit', -order.chargeRequest.amount * 100],
    ]);
    expect(await subjects({ email }, 'All your money back')).toHaveLength(1);
    await expectAccountsBalanced(backend);
  });

  it.each([
    { paid: 'a part', euros: 40 },
    { paid: 'all', euros: 1_000 },
  ])('to a gift voucher that has paid for $paid', async ({ euros }) => {
    ship = await openShipShop();
    const { backend, shopper } = ship.shop;
    await makeGift(backend, 'GIFT', euros);
    const { order, email } = await ship.orderOf();
    const key = randomUUID();
    const used = Math.min(euros, order.chargeRequest.amount);
    expect((await shopper.pay(key, withVoucher(order, 'GIFT', used))).status).toBe(200);
    await ship.shop.settle();
    expect(Number((await listed(backend, 'GIFT'))['left'])).toBe(euros - used);
    await ship.sail();
    await ship.follow();
    await ship.follow();
    expect(Number((await listed(backend, 'GIFT'))['left'])).toBe(euros);
    const [row] = await ship.rowsOf(key);
    expect(row).toMatchObject({ status: 'cancelled' });
    expect(refundsOf(backend, row?.reference ?? null).map(({ amount }) => amount)).toEqual(row?.total ? [row.total] : []);
    expect(await subjects({ email }, 'All your money back')).toHaveLength(1);
  });
});

describe('new times', () => {
  it('that still fit are told once, and the tour stands (fault 54)', async () => {
    ship = await openShipShop();
    const booked = await ship.booked([{ tour: barcino, time: '10:15' }]);
    await ship.sail(inPort({ departure: '2026-12-16T18:00' }));
    await ship.follow();
    await ship.follow();
    expect(await statuses(booked)).toEqual(['confirmed']);
    expect(await subjects(booked, 'New times of your ship')).toHaveLength(1);
    expect(await subjects({ email: booked.row.item.operator.email }, 'Ship has new times')).toHaveLength(1);
    expect((await ship.rowsOf(booked.key))[0]?.item.shoreCall).toMatchObject({
      departure: '2026-12-16T18:00',
      allAboard: '2026-12-16T17:30',
    });
    await ship.sail(inPort());
    await ship.follow();
    expect(await subjects(booked, 'New times of your ship')).toHaveLength(2);
    ship.shop.clock.advance(10);
    await ship.sail(inPort({ departure: '2026-12-16T18:00' }));
    await ship.follow();
    expect(await subjects(booked, 'New times of your ship'), 'the same once more, on the same day').toHaveLength(3);
  });
});
