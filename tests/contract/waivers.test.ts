import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { newAccessToken } from '#backend/bookings/access/token.ts';
import { bookings } from '#backend/db/schema.ts';
import { signedWaivers } from '#backend/db/waivers-schema.ts';
import { waiverPath } from '#backend/tickets/links.ts';
import { forgetWaivers } from '#backend/waivers/forget.ts';
import { hashOf, readSigned } from '#backend/waivers/signed.ts';
import { listOrganizationBookings } from '#contracts/documented/booking-overview.ts';
import { listWaivers, signWaiver } from '#contracts/documented/waivers.ts';
import { startOf } from '#domain/booked-item.ts';
import { waiverMessages } from '#i18n/waivers/index.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { organizationIn, personIn } from '#tests/support/accounts.ts';
import { signIn } from '#tests/support/browser-session.ts';
import { call, refusal, type Target } from '#tests/support/contract.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { mailsTo } from '#tests/support/ledger.ts';
import { shopperAt } from '#tests/support/order.ts';
import { bookedCaving } from '#tests/support/waivers.ts';
import { workOffQueue } from '#tests/support/work-off.ts';

let shop: FaultyShop;
let target: Target;
beforeAll(async () => {
  shop = await openFaultyShop();
  target = { origin: shop.url, close: shop.close };
});
afterAll(() => shop.close());

type Row = Awaited<ReturnType<typeof bookedCaving>>['row'];

const names = ['Ada Byron', 'Guest 2', 'Guest 3'];
const say = waiverMessages('en');
const bearer = (id: string) => ({ Authorization: `Bearer ${newAccessToken(shop.backend, id).accessToken}` });
const linkOf = ({ id }: Row, participant?: number) => shop.url + waiverPath(shop.backend.signingKey, id, participant);
const post = (link: string, form: Record<string, string>) =>
  fetch(link, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
const signOn = (row: Row, participant: number, signer: string) => post(linkOf(row, participant), { agree: 'yes', signer });
const asked = ({ orderNumber, tourId, day }: Row, participantName: string, signature: object) => ({
  body: { orderNumber, participantName, bookingDate: day, productName: 'Caving', productUuid: tourId, signature },
});
const listOf = async (row: Row) =>
  (await call(target, listWaivers, { params: { orderNumber: row.orderNumber }, headers: bearer(row.id) })).body?.waivers ?? [];

describe('the waiver of a booking', () => {
  it('is asked for by the confirmation, the mail and the page of the booking, and there for each participant', async () => {
    const { row, email, sent } = await bookedCaving(shop.backend, shop.shopper);
    expect(sent.body.bookings).toMatchObject([{ waiverUrl: expect.stringContaining('/waivers/') }]);
    await shop.settle();
    const [mail] = await mailsTo(shop.backend, email);
    expect((await PostalMime.parse(mail?.raw ?? '')).text).toContain(new URL(linkOf(row)).pathname);
    expect((await listOf(row)).map(({ participantName, signedAt }) => [participantName, signedAt])).toEqual(
      names.map((name) => [name, undefined]),
    );
    const list = await (await fetch(linkOf(row))).text();
    for (const name of names) expect(list).toContain(say.read({ name }));
  });

  it('is signed by typing a name, by link and without an account; the PDF has text, version, name, time and hash', async () => {
    const { row } = await bookedCaving(shop.backend, shop.shopper);
    const page = await (await fetch(linkOf(row, 0))).text();
    expect(page).toContain('Declaration for tours on and under rock');
    expect((await signOn(row, 0, 'Ada Byron')).status).toBe(303);
    const [signed] = await readSigned(shop.backend.db, row.id);
    expect(signed).toMatchObject({ participant: 0, signer: 'Ada Byron', isGuardian: false, version: '2026-11', drawing: null });
    const [first, ...others] = await listOf(row);
    expect(others.map(({ signedAt }) => signedAt)).toEqual([undefined, undefined]);
    const file = await fetch(new URL(new URL(first?.url ?? '').pathname, shop.url));
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await (await fetch(linkOf(row, 0))).text()).toContain(say.done({ name: 'Ada Byron' }));
  });

  it('is signed by the call of the requirements, with a token of the booking', async () => {
    const { row } = await bookedCaving(shop.backend, shop.shopper);
    const { status, body } = await call(target, signWaiver, {
      ...asked(row, 'Guest 2', { name: 'Grace Hopper' }),
      headers: bearer(row.id),
    });
    expect([status, body?.participantName]).toEqual([200, 'Guest 2']);
    expect(body?.url).toMatch(/\.pdf$/);
    expect((await listOf(row)).map(({ signedAt }) => signedAt !== undefined)).toEqual([false, true, false]);
  });

  it('of a minor is signed by a guardian alone', async () => {
    const { row } = await bookedCaving(shop.backend, shop.shopper);
    const sent = (signature: object) => ({ ...asked(row, 'Guest 3', signature), headers: bearer(row.id) });
    expect(await refusal(target, signWaiver, sent({ name: 'Guest 3' }))).toMatchObject({ details: { problem: 'guardian_needed' } });
    expect((await call(target, signWaiver, sent({ name: 'Ada Byron', isGuardian: true }))).status).toBe(200);
    expect(await (await fetch(`${linkOf(row, 2)}?again`)).text()).toContain(say.guardianNotice({ name: 'Guest 3' }));
    await signOn(row, 2, 'Ada Byron');
    expect((await readSigned(shop.backend.db, row.id)).map(({ isGuardian }) => isGuardian)).toEqual([true, true]);
  });

  it('signed twice, and with another text in between, keeps both, and the newest counts (fault 52)', async () => {
    const { row } = await bookedCaving(shop.backend, shop.shopper);
    await signOn(row, 0, 'A. Byron');
    const tour = shop.backend.catalogue.tours.get(row.tourId);
    const before = tour?.waiverText;
    if (!tour || !before) throw new Error('the tour asks for no waiver');
    tour.waiverText = { ...before, version: '2027-01', text: { en: 'Another text.', de: 'Ein anderer Text.' } };
    expect(await (await fetch(linkOf(row, 0))).text()).toContain(say.changed);
    shop.clock.advance(1);
    await Promise.all([signOn(row, 0, 'Ada Byron'), signOn(row, 1, 'Grace Hopper')]);
    tour.waiverText = before;
    const signed = await readSigned(shop.backend.db, row.id);
    expect(signed.filter(({ participant }) => participant === 0).map(({ signer, version }) => [signer, version])).toEqual([
      ['A. Byron', '2026-11'],
      ['Ada Byron', '2027-01'],
    ]);
    expect(signed[0]?.text).not.toBe(signed[1]?.text);
    expect((await listOf(row))[0]?.url).toContain(signed.findLast(({ participant }) => participant === 0)?.id);
  });

  it('shows by its hash whether anything of it was changed', async () => {
    const { row } = await bookedCaving(shop.backend, shop.shopper);
    await signOn(row, 0, 'Ada Byron');
    const [signed] = await readSigned(shop.backend.db, row.id);
    if (!signed) throw new Error('nothing was signed');
    expect(signed.hash).toBe(hashOf(signed));
    for (const change of [
      { signer: 'Eve' },
      { text: `${signed.text} ` },
      { version: '2' },
      { isGuardian: true },
      { signedAt: new Date(0) },
    ])
      expect(hashOf({ ...signed, ...change })).not.toBe(signed.hash);
  });

  it('says what is missing, and keeps what was typed', async () => {
    const { row } = await bookedCaving(shop.backend, shop.shopper);
    const empty = await post(linkOf(row, 0), {});
    expect(empty.status).toBe(400);
    const text = await empty.text();
    for (const problem of [say.missingName, say.missingAgree]) expect(text).toContain(problem);
    const long = await post(linkOf(row, 0), { agree: 'yes', signer: 'x'.repeat(201) });
    expect(await long.text()).toContain(say.longName);
    const noPicture = await post(linkOf(row, 0), { agree: 'yes', signer: 'Ada', drawing: 'data:image/png;base64,PHN2Zz4=' });
    expect(noPicture.status).toBe(400);
    expect(await noPicture.text()).toContain('value="Ada"');
    expect(await readSigned(shop.backend.db, row.id)).toEqual([]);
  });

  it('is nobody else’s: neither with another booking’s token nor with a link that the shop has not made', async () => {
    const [mine, other] = [await bookedCaving(shop.backend, shop.shopper), await bookedCaving(shop.backend, shop.shopper)];
    const stolen = asked(mine.row, 'Guest 2', { name: 'Eve' });
    expect(await refusal(target, signWaiver, { ...stolen, headers: bearer(other.row.id) })).toMatchObject({ code: 'forbidden' });
    expect(await refusal(target, signWaiver, stolen)).toMatchObject({ code: 'unauthenticated' });
    const list = { params: { orderNumber: mine.row.orderNumber } };
    expect(await refusal(target, listWaivers, { ...list, headers: bearer(other.row.id) })).toMatchObject({ code: 'forbidden' });
    const misnamed = asked({ ...mine.row, tourId: mine.row.id }, 'Guest 2', { name: 'Eve' });
    expect(await refusal(target, signWaiver, { ...misnamed, headers: bearer(mine.row.id) })).toMatchObject({ code: 'invalid_request' });
    const nobody = asked(mine.row, 'Eve', { name: 'Eve' });
    expect(await refusal(target, signWaiver, { ...nobody, headers: bearer(mine.row.id) })).toMatchObject({ code: 'not_found' });
    const wrong = linkOf(mine.row, 0).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const link of [wrong, linkOf(mine.row, 1).replace('.1.', '.0.'), wrong.replace('/waivers/', '/waivers/x')]) {
      expect((await fetch(link)).status).toBe(404);
      expect((await post(link, { agree: 'yes', signer: 'Eve' })).status).toBe(404);
    }
    expect((await fetch(`${linkOf(mine.row, 0)}.pdf`)).status).toBe(404);
    expect(await readSigned(shop.backend.db, mine.row.id)).toEqual([]);
  });

  it('is forgotten when no claim can come any more', async () => {
    const { row } = await bookedCaving(shop.backend, shop.shopper);
    await signOn(row, 0, 'Ada Byron');
    const year = Number(row.day.slice(0, 4));
    const at = (iso: string) => ({ db: shop.backend.db, clock: () => new Date(iso) });
    await forgetWaivers(at(`${year + 3}-12-31T12:00:00Z`));
    expect(await readSigned(shop.backend.db, row.id)).toHaveLength(1);
    await forgetWaivers(at(`${year + 4}-01-01T12:00:00Z`));
    expect(await shop.backend.db.select().from(signedWaivers)).toEqual([]);
  });
});

it('who has not signed is reminded three days and one day before, once each; whoever has signed is not', async () => {
  const reminded = await openFaultyShop();
  try {
    const { row, email } = await bookedCaving(reminded.backend, reminded.shopper);
    const mails = async () =>
      (await mailsTo(reminded.backend, email)).map(({ subject }) => subject).filter((subject) => subject.startsWith('Still to be signed'));
    const due = () => workOffQueue(reminded.backend, 'mail', undefined, true);
    await reminded.settle();
    reminded.clock.set(new Date(startOf(row.item).getTime() - 70 * 3_600_000).toISOString());
    await due();
    await due();
    expect(await mails()).toHaveLength(2);
    const again = await bookedCaving(reminded.backend, reminded.shopper);
    for (const participant of [0, 1, 2]) {
      const link = reminded.url + waiverPath(reminded.backend.signingKey, again.row.id, participant);
      await post(link, { agree: 'yes', signer: 'Ada Byron' });
    }
    await due();
    expect((await mailsTo(reminded.backend, again.email)).filter(({ subject }) => subject.startsWith('Still to be signed'))).toEqual([]);
  } finally {
    await reminded.close();
  }
});

it('the concierges of its organisation see how many have yet to sign', async () => {
  const server = await startTestServer();
  try {
    const { backend, url } = server;
    const at = { origin: url, close: server.close };
    const { row } = await bookedCaving(backend, shopperAt(url));
    const orgId = await organizationIn(backend, 'Harbour Desk');
    await backend.db.update(bookings).set({ organizationId: orgId }).where(eq(bookings.id, row.id));
    const authorizableScopes = ['bookings:concierge:read-write' as const];
    const { id: subjectId, email, password } = await personIn(backend, { organizationId: orgId, authorizableScopes });
    const { access_token: token } = await signIn(url, email, password);
    const sent = { params: { orgId }, query: { subjectId }, headers: { Authorization: `Bearer ${token}` } };
    const missing = async () => (await call(at, listOrganizationBookings, sent)).body?.bookings.map(({ waiversMissing }) => waiversMissing);
    expect(await missing()).toEqual([3]);
    await post(url + waiverPath(backend.signingKey, row.id, 0), { agree: 'yes', signer: 'Ada Byron' });
    expect(await missing()).toEqual([2]);
  } finally {
    await server.close();
  }
});
