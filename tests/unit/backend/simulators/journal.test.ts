import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPayments } from '#backend/open-payments.ts';
import { stripeOf } from '#tests/support/stripe.ts';

let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'landfall-journal-'));
  file = join(directory, 'payments.jsonl');
});
afterEach(() => rmSync(directory, { recursive: true }));

const open = () =>
  openPayments({
    config: { dataDir: directory, databaseUrl: 'postgres://elsewhere' },
    clock: () => new Date(),
    brand: { name: 'Landfall' },
    signingKey: 'key',
  });
const wanted = { amount: 8900, currency: 'eur', capture_method: 'manual', confirm: true, payment_method: 'pm_card_visa' } as const;

describe('what the payment simulator has acknowledged', () => {
  it('is there again after a restart: payments, stored answers and events', async () => {
    const first = await open();
    const intent = await stripeOf(first.payments).stripe.paymentIntents.create(wanted, { idempotencyKey: 'one' });
    await stripeOf(first.payments).stripe.paymentIntents.capture(intent.id, {}, { idempotencyKey: 'two' });
    const events = first.payments.simulators?.stripe.store.pendingEvents(10);
    expect(events).toHaveLength(1);
    first.close();

    const second = await open();
    expect(await stripeOf(second.payments).stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'succeeded',
      amount_received: 8900,
    });
    expect(await stripeOf(second.payments).stripe.paymentIntents.create(wanted, { idempotencyKey: 'one' })).toEqual(intent);
    expect(second.payments.simulators?.stripe.store.pendingEvents(10)).toEqual(events);
    second.payments.simulators?.stripe.store.forgetEvent(events?.[0]?.id ?? '');
    second.close();

    const third = await open();
    expect(third.payments.simulators?.stripe.store.pendingEvents(10)).toEqual([]);
    third.close();
  });

  it('is there although a crash has torn the last line, which is forgotten', async () => {
    const first = await open();
    const intent = await stripeOf(first.payments).stripe.paymentIntents.create(wanted);
    first.close();
    appendFileSync(file, '{"objects":[{"id":"pi_torn","object":"payment_in');

    const second = await open();
    const later = await stripeOf(second.payments).stripe.paymentIntents.create(wanted);
    second.close();
    expect(readFileSync(file, 'utf8')).not.toContain('pi_torn');

    const third = await open();
    expect((await stripeOf(third.payments).stripe.paymentIntents.list()).data.map(({ id }) => id)).toEqual([later.id, intent.id]);
    third.close();
  });

  it('belongs to one process at a time', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(`is in use by process ${process.pid}`);
    first.close();
  });
});

it('names the line of a damaged journal', async () => {
  writeFileSync(file, '{"objects":[]}\nnonsense\n{"objects":[]}\n');
  await expect(open()).rejects.toThrow(`${file}, line 2, is not JSON`);
});
