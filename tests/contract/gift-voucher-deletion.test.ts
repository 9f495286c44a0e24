import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { eraseGiftVouchers } from '#backend/account/gift-voucher-erasure.ts';
import { giftVouchers } from '#backend/db/gift-vouchers-schema.ts';
import { mails } from '#backend/db/mail-schema.ts';
import { checkouts } from '#backend/db/schema.ts';
import type { RunningServer } from '#backend/server.ts';
import { checkout } from '#contracts/documented/checkout.ts';
import { deleteAccount } from '#contracts/documented/profile.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';
import { call, type Target } from '#tests/support/contract.ts';
import { giftBoughtBy, giftOrder } from '#tests/support/gift-vouchers.ts';
import { mailsTo } from '#tests/support/ledger.ts';
import { signedInAt, withToken, type SignedIn } from '#tests/support/signed-in.ts';
import { workOff, workOffQueue } from '#tests/support/work-off.ts';

const clock = testClock();
let server: RunningServer;
let target: Target;
beforeAll(async () => {
  server = await startTestServer({ clock: clock.now });
  target = { origin: server.url, close: server.close };
});
afterAll(() => server.close());
beforeEach(() => clock.set('2026-11-21T10:00:00Z'));

const deleted = ({ id, token, password }: SignedIn) =>
  call(target, deleteAccount, { query: { subjectId: id }, headers: withToken(token), body: { password } });

describe('the people of a gift voucher', () => {
  const people = { recipientName: 'Marker Recipient', senderName: 'Marker Sender', message: 'A gift with a marker' };

  async function bought({ email, token }: SignedIn, sendOn?: string) {
    const [key, recipientEmail] = [randomUUID(), `${randomUUID()}@example.com`];
    const giftVoucher = { ...people, recipientEmail, ...(sendOn !== undefined && { sendOn }) };
    const headers = { ...withToken(token), 'Idempotency-Key': key };
    expect((await call(target, checkout, { headers, body: giftOrder({ email, giftVoucher }) })).status).toBe(200);
    await workOff(server.backend);
    return { id: (await giftBoughtBy(server.backend, key)).id, recipientEmail };
  }
  const giftOf = async ({ id }: { id: string }) => {
    await eraseGiftVouchers(server.backend);
    return (await server.backend.db.select().from(giftVouchers).where(eq(giftVouchers.id, id)))[0];
  };

  it('who gives and is given goes once it was sent and the time to withdraw is over; what was sold stays', async () => {
    const person = await signedInAt(server);
    const gift = await bought(person);
    expect((await giftOf(gift))?.subjectId).toBe(person.id);
    await deleted(person);
    clock.set('2026-12-06T11:00:00Z');
    expect(await giftOf(gift)).toMatchObject({ subjectId: null, buyerEmail: person.email, ...people });
    clock.set('2026-12-06T12:00:00Z');
    const nobody = { buyerName: '', buyerEmail: '', recipientName: '', recipientEmail: null, senderName: '', message: '' };
    const erased = await giftOf(gift);
    expect(erased).toMatchObject({ ...nobody, erasedAt: clock.now(), design: 'rome' });
    const [ordered] = await server.backend.db
      .select()
      .from(checkouts)
      .where(eq(checkouts.key, erased?.checkoutKey ?? ''));
    const kept = JSON.stringify([ordered, await server.backend.db.select().from(mails)]);
    for (const trace of [gift.recipientEmail, ...Object.values(people)]) expect(kept).not.toContain(trace);
    expect(ordered?.request.cart.persons).toMatchObject([{ firstName: 'Ada', lastName: 'Byron', email: '' }]);
  });

  it('not before the day on which it is sent: then it is', async () => {
    const person = await signedInAt(server);
    const gift = await bought(person, '2027-01-15');
    await deleted(person);
    clock.set('2027-01-14T10:00:00Z');
    expect(await giftOf(gift)).toMatchObject({ recipientEmail: gift.recipientEmail, erasedAt: null });
    await workOffQueue(server.backend, 'mail', undefined, true);
    expect(await mailsTo(server.backend, gift.recipientEmail)).toMatchObject([{ subject: 'A gift from Marker Sender' }]);
    expect(await giftOf(gift)).toMatchObject({ recipientEmail: null, erasedAt: clock.now() });
  });

  it('of everybody it goes when the gift voucher is valid no more', async () => {
    const gift = await bought(await signedInAt(server));
    clock.set('2029-12-31T23:00:00Z');
    expect(await giftOf(gift)).toMatchObject(people);
    clock.set('2030-01-01T00:00:00Z');
    expect(await giftOf(gift)).toMatchObject({ message: '', erasedAt: clock.now() });
  });
});
