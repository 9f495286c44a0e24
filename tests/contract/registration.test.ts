import { randomUUID } from 'node:crypto';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '#backend/server.ts';
import { resendVerification, verifyEmail } from '#contracts/documented/email-verification.ts';
import { listUserBookings } from '#contracts/documented/user-bookings.ts';
import { mailsTo, personIn } from '#tests/support/accounts.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { authorizationOf, newVerifier, openBrowser, refresh, signIn, type Page } from '#tests/support/browser-session.ts';
import { testClock } from '#tests/support/clock.ts';
import { call, refusal, type Target } from '#tests/support/contract.ts';
import { askForLink as askForLinkAt, codeIn, mailReader, password, register as registerAt } from '#tests/support/registration.ts';
import { complete } from '#tests/support/work-off.ts';

const clock = testClock();
let server: RunningServer;
let target: Target;
beforeAll(async () => {
  server = await startTestServer({ clock: clock.now });
  target = { origin: server.url, close: server.close };
});
afterAll(() => server.close());

const newAddress = (): string => `${randomUUID()}@example.com`;
const noticeOf = ({ html }: Page): string => load(html)('[role=status]').text();
const problemsOf = ({ html }: Page): string[] =>
  load(html)('.problem')
    .toArray()
    .map((element) => load(html)(element).text());

const register = (email: string, more: Parameters<typeof registerAt>[2] = {}, language: 'en' | 'de' = 'en') =>
  registerAt(target.origin, email, more, { language });
const askForLink = (email: string) => askForLinkAt(target.origin, email);
const nextMailTo = mailReader(() => server.backend);

describe('registration', () => {
  it('leads by way of a mail to a confirmed address', async () => {
    const email = newAddress();
    expect(noticeOf(await register(email))).toContain(email);
    const { access_token: token } = await signIn(target.origin, email, password);
    const mail = await nextMailTo(email);
    expect(mail.subject).toBe('Please confirm your e-mail address');
    expect(mail.url.pathname).toBe('/en/verification');
    const query = codeIn(mail);
    const mine = { query: { subjectId: query.subjectId }, headers: { Authorization: `Bearer ${token}` } };
    expect(await refusal(target, listUserBookings, mine)).toMatchObject({ code: 'email_unverified' });
    const signedIn = { query, headers: { Authorization: `Bearer ${token}` } };
    expect((await call(target, verifyEmail, signedIn)).body).toEqual({ accountAlreadyVerified: false, email });
    expect((await call(target, verifyEmail, { query })).body).toEqual({ accountAlreadyVerified: true, email });
    expect((await call(target, listUserBookings, mine)).body).toEqual({ bookings: [] });
  });

  it('writes to whoever registers in German in German', async () => {
    const email = newAddress();
    await register(email, {}, 'de');
    const mail = await nextMailTo(email);
    expect(mail.subject).toBe('Bitte bestätigen Sie Ihre E-Mail-Adresse');
    expect(mail.url.pathname).toBe('/de/verification');
  });

  it('answers the same for an address that has an account, tells its owner alone, and changes nothing', async () => {
    const email = newAddress();
    const first = await register(email);
    const second = await register(email.toUpperCase(), { name: 'Somebody', password: 'another sentence of words' });
    expect(noticeOf(second)).toBe(noticeOf(first).replace(email, email.toUpperCase()));
    expect(second.status).toBe(first.status);
    const subjects = [(await nextMailTo(email)).subject, (await nextMailTo(email)).subject];
    expect(subjects.sort()).toEqual(['Please confirm your e-mail address', 'You have an account already']);
    await expect(signIn(target.origin, email, 'another sentence of words')).rejects.toThrow('do not match');
    await signIn(target.origin, email, password);
  });

  it.each([
    ['too short', { password: 'seven77' }, 'A password has 8 characters or more.'],
    ['too long', { password: 'x1'.repeat(65) }, 'A password has 128 characters at most.'],
    ['among the commonest', { password: 'Password123' }, 'This password is one of those that are guessed first. Please choose another.'],
    [
      'one character again and again',
      { password: 'zzzzzzzzzz' },
      'This password is one of those that are guessed first. Please choose another.',
    ],
    ['the name', { password: 'ada byron' }, 'Please choose a password that is not your name or e-mail address.'],
    ['an empty name', { name: ' ' }, 'Enter your name.'],
    ['no address', { email: 'ada@' }, 'Enter an e-mail address, such as name@example.com.'],
  ])('refuses %s', async (_, wrong: { email?: string; name?: string; password?: string }, problem) => {
    const page = await register(wrong.email ?? newAddress(), wrong);
    expect(page.status).toBe(400);
    expect(problemsOf(page)).toEqual([problem]);
  });

  const unusual = ['😀😀😀😀😀😀😀😁', ' spaces are kept ', 'ä'.repeat(127) + 'b'];
  it.each(unusual)('takes the password %s as it is', async (odd) => {
    const email = newAddress();
    await register(email, { password: odd });
    await signIn(target.origin, email, odd);
    await expect(signIn(target.origin, email, odd.trim() === odd ? `${odd} ` : odd.trim())).rejects.toThrow('do not match');
  });
});

describe('verification', () => {
  async function unverified() {
    const { id, email, password: own } = await personIn(server.backend, { isVerified: false });
    const { access_token: token } = await signIn(target.origin, email, own);
    const resent = (headers: Record<string, string> = {}) => ({
      query: { subjectId: id },
      headers: { Authorization: `Bearer ${token}`, 'Base-URL': target.origin, 'Content-Type': 'application/json', ...headers },
    });
    return { id, email, token, resent };
  }

  it('sends the mail again, in the language of the call; the earlier link ends', async () => {
    const { email, token, resent } = await unverified();
    expect((await call(target, resendVerification, resent())).body).toEqual({ accountAlreadyVerified: false, email });
    const first = await nextMailTo(email);
    clock.advance(1);
    await call(target, resendVerification, resent({ 'Accept-Language': 'de-AT' }));
    const second = await nextMailTo(email);
    expect(second.url.pathname).toBe('/de/verification');
    expect(await refusal(target, verifyEmail, { query: codeIn(first) })).toMatchObject({ code: 'code_invalid' });
    const signedIn = { query: codeIn(second), headers: { Authorization: `Bearer ${token}` } };
    expect((await call(target, verifyEmail, signedIn)).body).toEqual({ accountAlreadyVerified: false, email });
    expect((await call(target, resendVerification, resent())).body).toEqual({ accountAlreadyVerified: true, email });
  });

  it('refuses a link to another site', async () => {
    const { resent } = await unverified();
    for (const url of ['https://elsewhere.example', `${target.origin}.elsewhere.example`, 'nowhere']) {
      expect(await refusal(target, resendVerification, resent({ 'Base-URL': url }))).toMatchObject({
        code: 'invalid_request',
        details: { field: 'base-url' },
      });
    }
  });

  it('refuses a code that is old, of another person, or none', async () => {
    const [one, other] = [await unverified(), await unverified()];
    await call(target, resendVerification, one.resent());
    const query = codeIn(await nextMailTo(one.email));
    expect(await refusal(target, verifyEmail, { query: { ...query, subjectId: other.id } })).toMatchObject({ code: 'code_invalid' });
    expect(await refusal(target, verifyEmail, { query: { ...query, verificationCode: 'x' } })).toMatchObject({ code: 'code_invalid' });
    clock.advance(73 * 60);
    expect(await refusal(target, verifyEmail, { query })).toMatchObject({ code: 'code_expired' });
  });
});

describe('a forgotten password', () => {
  it('is replaced by way of a mail, which ends every session and confirms the address', async () => {
    const { id, email, password: old } = await personIn(server.backend, { isVerified: false });
    const before = await signIn(target.origin, email, old);
    expect(noticeOf(await askForLink(email))).toContain(email);
    const { url } = await nextMailTo(email);
    const browser = openBrowser(target.origin);
    const form = await browser.open(url.pathname + url.search);
    const name = 'Ada Byron';
    expect((await browser.submit(form, 'Save password', { name, password: 'short' })).status).toBe(400);
    expect((await browser.submit(form, 'Save password', { name, password })).html).toContain('Your password is changed');
    expect((await refresh(target.origin, before.refresh_token)).status).toBe(400);
    await expect(signIn(target.origin, email, old)).rejects.toThrow('do not match');
    const { access_token: token } = await signIn(target.origin, email, password);
    await call(target, listUserBookings, { query: { subjectId: id }, headers: { Authorization: `Bearer ${token}` } });
    const again = await browser.submit(form, 'Save password', { password: 'yet another sentence' });
    expect([again.status, (await browser.open(url.pathname + url.search)).status]).toEqual([404, 404]);
  });

  it('answers the same for an address without account, and writes to nobody', async () => {
    const { email } = await personIn(server.backend);
    const [known, unknown] = [await askForLink(email), await askForLink('nobody@example.com')];
    expect(noticeOf(unknown)).toBe(noticeOf(known).replace(email, 'nobody@example.com'));
    await complete(server.backend);
    expect(await mailsTo(server.backend, 'nobody@example.com')).toEqual([]);
  });

  it('is not replaced by a link that is an hour old', async () => {
    const { email } = await personIn(server.backend);
    await askForLink(email);
    const { url } = await nextMailTo(email);
    clock.advance(61);
    const page = await openBrowser(target.origin).open(url.pathname + url.search);
    expect(page.status).toBe(404);
    expect(page.html).toContain('This link is not valid any more');
  });
});

describe('limits', () => {
  let limited: RunningServer;
  beforeAll(async () => {
    limited = await startTestServer({ clock: clock.now }, { RATE_LIMITS: 'true' });
  });
  afterAll(() => limited.close());

  it('slow down who guesses passwords, for known and unknown addresses, and say until when', async () => {
    const { email, password: right } = await personIn(limited.backend);
    for (const address of [email, 'nobody@example.com']) {
      const browser = openBrowser(limited.url);
      const form = await browser.open(authorizationOf(limited.url, newVerifier().challenge));
      const guess = () => browser.submit(form, 'Sign in', { email: address, password: 'a wrong guess' });
      for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(401);
      const refused = await browser.submit(form, 'Sign in', { email: address, password: right });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBe(900);
      expect(refused.html).toContain('Too many attempts. Please try again in 15 minutes.');
    }
    clock.advance(16);
    for (let times = 0; times < 11; times += 1) await signIn(limited.url, email, right);
  });

  it('keep mailboxes from being flooded', async () => {
    const email = newAddress();
    const statuses: number[] = [];
    for (let mails = 0; mails < 5; mails += 1) statuses.push((await registerAt(limited.url, email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});
