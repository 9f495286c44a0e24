import { randomUUID } from 'node:crypto';
import { load } from 'cheerio';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giftVouchers } from '#backend/db/gift-vouchers-schema.ts';
import type { RunningServer } from '#backend/server.ts';
import { checkout } from '#contracts/documented/checkout.ts';
import { resendVerification, verifyEmail } from '#contracts/documented/email-verification.ts';
import { getProfile } from '#contracts/documented/profile.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { authorizationOf, newVerifier, openBrowser, refresh, signIn } from '#tests/support/browser-session.ts';
import { call, refusal, type Target } from '#tests/support/contract.ts';
import { giftOrder } from '#tests/support/gift-vouchers.ts';
import { askForLink, codeIn, mailReader, password, register } from '#tests/support/registration.ts';
import { orderAt, orderNumberOf, withToken } from '#tests/support/signed-in.ts';

let server: RunningServer;
let target: Target;
beforeAll(async () => {
  server = await startTestServer();
  target = { origin: server.url, close: server.close };
});
afterAll(() => server.close());

const nextMailTo = mailReader(() => server.backend);
const verificationPath = ({ subjectId, verificationCode }: ReturnType<typeof codeIn>) =>
  `/api/user/email-verification?${new URLSearchParams({ subjectId, verificationCode }).toString()}`;
const book = async (email: string, token?: string) => orderNumberOf(server, await orderAt(server, token, {}, { email }));

/** Buys a gift voucher. @returns whose it is by now */
async function buyGift(email: string, token?: string): Promise<() => Promise<string | null | undefined>> {
  const headers = { 'Idempotency-Key': randomUUID(), ...(token !== undefined && withToken(token)) };
  expect((await call(target, checkout, { headers, body: giftOrder({ email }) })).status).toBe(200);
  const isThis = eq(giftVouchers.checkoutKey, headers['Idempotency-Key']);
  return async () => (await server.backend.db.select().from(giftVouchers).where(isThis))[0]?.subjectId;
}

/** Order numbers that a token shows; the code of the refusal where it shows none. */
async function bookingsOf(subjectId: string, token: string): Promise<string[] | string> {
  const response = await fetch(`${target.origin}/api/shopper/user-bookings?subjectId=${subjectId}`, { headers: withToken(token) });
  const body = (await response.json()) as { code?: string; bookings?: { orderNumber: string }[] };
  return body.code ?? (body.bookings ?? []).map(({ orderNumber }) => orderNumber);
}

/** Somebody who has registered, in a browser of their own. */
async function registered(email = `${randomUUID()}@example.com`) {
  const browser = openBrowser(target.origin);
  await register(target.origin, email, { name: 'Some Stranger' }, { browser });
  return { email, browser, query: codeIn(await nextMailTo(email)) };
}

/** A stranger who has registered an address and is signed in on two devices, and its owner, who has booked as a guest and has the mail. */
async function strangersAccount() {
  const email = `${randomUUID()}@example.com`;
  const orderNumber = await book(email);
  const { query } = await registered(email);
  const browser = openBrowser(target.origin);
  const session = await signIn(target.origin, email, password, { browser, remember: true });
  return { email, orderNumber, query, browser, session };
}
type Strangers = Awaited<ReturnType<typeof strangersAccount>>;

/** Whatever the stranger tries. */
async function expectShutOut({ email, query: { subjectId }, browser, session }: Strangers): Promise<void> {
  expect(await bookingsOf(subjectId, session.access_token)).toBe('unauthenticated');
  expect((await refresh(target.origin, session.refresh_token)).status).toBe(400);
  const silent = await browser.open(authorizationOf(target.origin, newVerifier().challenge, { prompt: 'none' }));
  expect(new URL(silent.url).searchParams.get('error')).toBe('login_required');
  await expect(signIn(target.origin, email, password)).rejects.toThrow('do not match');
}

/** Takes the account over by a form that asks for name and password. */
async function claim(link: string): Promise<string> {
  const owner = openBrowser(target.origin);
  const page = await owner.submit(await owner.open(link), 'Save password', { name: 'Ada Byron', password: 'the words of the owner' });
  return load(page.html)('h1').text();
}

describe('an address that a stranger has registered', () => {
  it('is not confirmed by its owner who opens the link: nobody gets the bookings', async () => {
    const { query, session } = await strangersAccount();
    const refused = await refusal(target, verifyEmail, { query });
    expect(refused).toMatchObject({ code: 'unauthenticated', details: { resetPath: expect.stringMatching(/^\/identity\/reset\?token=/) } });
    expect(await bookingsOf(query.subjectId, session.access_token)).toBe('email_unverified');
  });

  it('is not confirmed for who is signed in to another account, nor by the cookie of another registration', async () => {
    const { query } = await strangersAccount();
    const other = await registered();
    const { access_token: token } = await signIn(target.origin, other.email, password);
    expect(await refusal(target, verifyEmail, { query, headers: withToken(token) })).toMatchObject({
      code: 'forbidden',
      details: { resetPath: expect.any(String) },
    });
    expect((await other.browser.put(verificationPath(query))).status).toBe(401);
    expect((await other.browser.put(verificationPath(query), { Authorization: 'Bearer made-up' })).status).toBe(401);
  });

  it("becomes its owner's with a password of theirs, which shuts the stranger out", async () => {
    const stranger = await strangersAccount();
    const { email, orderNumber, query, session } = stranger;
    const foreign = await book('stranger@example.com', session.access_token);
    const [ownGift, foreignGift] = [await buyGift(email.toUpperCase()), await buyGift('stranger@example.com', session.access_token)];
    expect([await ownGift(), await foreignGift()]).toEqual([null, query.subjectId]);
    const { details } = await refusal(target, verifyEmail, { query });
    expect(await claim(String(details?.['resetPath']))).toBe('Your password is changed');
    await expectShutOut(stranger);
    const { access_token: token } = await signIn(target.origin, email, 'the words of the owner');
    expect(await bookingsOf(query.subjectId, token)).toEqual([orderNumber]);
    expect(foreign).not.toBe('');
    expect([await ownGift(), await foreignGift()]).toEqual([query.subjectId, null]);
    const { body } = await call(target, getProfile, { query: { subjectId: query.subjectId }, headers: withToken(token) });
    expect(body).toMatchObject({ name: 'Ada Byron', emailVerified: true });
    expect((await call(target, verifyEmail, { query })).body).toEqual({ accountAlreadyVerified: true, email });
  });

  it("becomes its owner's by a forgotten password, too; earlier links end", async () => {
    const stranger = await strangersAccount();
    const { details } = await refusal(target, verifyEmail, { query: stranger.query });
    await askForLink(target.origin, stranger.email);
    const { url } = await nextMailTo(stranger.email);
    expect(await claim(url.pathname + url.search)).toBe('Your password is changed');
    await expectShutOut(stranger);
    const { access_token: token } = await signIn(target.origin, stranger.email, 'the words of the owner');
    expect(await bookingsOf(stranger.query.subjectId, token)).toEqual([stranger.orderNumber]);
    expect((await openBrowser(target.origin).open(String(details?.['resetPath']))).status).toBe(404);
  });

  it('keeps the name that its owner gives, and asks for one', async () => {
    const { query } = await strangersAccount();
    const { details } = await refusal(target, verifyEmail, { query });
    const owner = openBrowser(target.origin);
    const form = await owner.open(String(details?.['resetPath']));
    expect(form.html).not.toContain('Some Stranger');
    const page = await owner.submit(form, 'Save password', { password: 'the words of the owner' });
    expect(load(page.html)('.problem').text()).toBe('Enter your name.');
  });
});

describe('an address is confirmed', () => {
  it('in the browser that registered, without a sign-in', async () => {
    const { email, browser, query } = await registered();
    const elsewhere = await signIn(target.origin, email, password);
    const response = await browser.put(verificationPath(query));
    expect(await response.json()).toEqual({ accountAlreadyVerified: false, email });
    expect((await refresh(target.origin, elsewhere.refresh_token)).status).toBe(400);
  });

  it('by who signs in on another device; that session stays, every other ends', async () => {
    const email = `${randomUUID()}@example.com`;
    const orderNumber = await book(email.toUpperCase());
    const { query } = await registered(email);
    const [here, there] = [openBrowser(target.origin), await signIn(target.origin, email, password)];
    const { access_token: token, refresh_token: refreshToken } = await signIn(target.origin, email, password, { browser: here });
    expect((await call(target, verifyEmail, { query, headers: withToken(token) })).body).toEqual({ accountAlreadyVerified: false, email });
    expect(await bookingsOf(query.subjectId, token)).toEqual([orderNumber]);
    expect((await refresh(target.origin, refreshToken)).status).toBe(200);
    const again = await here.open(authorizationOf(target.origin, newVerifier().challenge, { prompt: 'none' }));
    expect(new URL(again.url).searchParams.has('code')).toBe(true);
    expect((await refresh(target.origin, there.refresh_token)).status).toBe(400);
    expect(await bookingsOf(query.subjectId, there.access_token)).toBe('unauthenticated');
  });

  it('and what the account booked, whoever the booker, stays with it', async () => {
    const { email, query } = await registered();
    const { access_token: token } = await signIn(target.origin, email, password);
    const orderNumber = await book('guest@example.com', token);
    await call(target, verifyEmail, { query, headers: withToken(token) });
    expect(await bookingsOf(query.subjectId, token)).toEqual([orderNumber]);
  });

  it('by the browser that registered also with a link that was sent again', async () => {
    const { email, browser, query } = await registered();
    const { access_token: token } = await signIn(target.origin, email, password);
    await call(target, resendVerification, {
      query: { subjectId: query.subjectId },
      headers: { ...withToken(token), 'Base-URL': target.origin },
    });
    const { status } = await browser.put(verificationPath(codeIn(await nextMailTo(email))));
    expect(status).toBe(200);
  });
});

it('tells by no cookie whether an address had an account', async () => {
  const { email } = await registered();
  const [known, unknown] = [openBrowser(target.origin), openBrowser(target.origin)];
  const [one, other] = [
    await register(target.origin, email, {}, { browser: known }),
    await register(target.origin, `${randomUUID()}@example.com`, {}, { browser: unknown }),
  ];
  const shape = (headers: Headers) =>
    headers.getSetCookie().map((line) => line.replace(/=[\w-]{22};/, '=...;').replace(/Expires=[^;]+/, ''));
  expect(shape(one.headers)).toEqual(shape(other.headers));
  expect(shape(one.headers).join()).toContain('registered=...');
});
