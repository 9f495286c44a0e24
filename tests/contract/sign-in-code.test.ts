import { randomUUID } from 'node:crypto';
import { load } from 'cheerio';
import { and, eq, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { identityRecords } from '#backend/db/identity-schema.ts';
import { mails } from '#backend/db/mail-schema.ts';
import { revokeAll } from '#backend/identity/adapter.ts';
import { codeOf, takeCode, type AskedCode } from '#backend/identity/codes/codes.ts';
import { signInCodeMail } from '#backend/identity/codes/mail-job.ts';
import type { RunningServer } from '#backend/server.ts';
import { personIn, type Person } from '#tests/support/accounts.ts';
import { startTestServer } from '#tests/support/backend.ts';
import {
  authorizationOf,
  exchange,
  newVerifier,
  openBrowser,
  refresh,
  signIn,
  type Page,
  type Tokens,
} from '#tests/support/browser-session.ts';
import { complete } from '#tests/support/work-off.ts';

let server: RunningServer;
let shopper: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

const asks = { en: 'Mail me a code', de: 'Code per E-Mail schicken' };
const mainOf = ({ html }: Page): string => load(html)('main').text();
const problemOf = ({ html }: Page): string => load(html)('.problem, .summary li').last().text();
const codeIn = (url: string): string | null => new URL(url).searchParams.get('code');
const stale = 'The code is not valid any more. You can have a new one mailed.';
const wrong = 'These are not the digits from our latest mail. Please check them.';

type Language = keyof typeof asks;

/** A sign-in that has been begun, and a code asked for in it. */
async function asked(
  email: string,
  { at = server.url, language = 'en', remember = false }: { at?: string; language?: Language; remember?: boolean } = {},
) {
  const browser = openBrowser(at, language);
  const { verifier, challenge } = newVerifier();
  const form = await browser.open(authorizationOf(at, challenge));
  const ask = () => browser.submit(form, asks[language], { email, ...(remember && { remember: 'yes' }) });
  return { browser, verifier, form, ask, page: await ask() };
}

/** Subjects and texts of all mails to an address, the latest last; it may be the server's own round that sends them. */
async function mailsTo(email: string, count = 1, { backend } = server): Promise<{ subject: string; text: string; code: string }[]> {
  await complete(backend);
  const found = await vi.waitFor(
    async () => {
      const rows = await backend.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.createdAt);
      if (rows.length < count) throw new Error(`${rows.length} mails to ${email}`);
      return rows;
    },
    { timeout: 10_000 },
  );
  return Promise.all(
    found.map(async ({ raw, subject }) => {
      const { text = '' } = await PostalMime.parse(raw);
      return { subject, text, code: /\d{6}/.exec(subject)?.[0] ?? '' };
    }),
  );
}

const latestCode = async (email: string, count = 1, at = server): Promise<string> => (await mailsTo(email, count, at)).at(-1)?.code ?? '';
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** What is stored of a code. */
async function recordOf(email: string) {
  const [found] = await server.backend.db
    .select()
    .from(identityRecords)
    .where(and(eq(identityRecords.kind, 'SignInCode'), sql`${identityRecords.payload} ->> 'email' = ${email}`));
  if (!found) throw new Error(`no code for ${email}`);
  return found;
}

describe('a mailed code', () => {
  it('signs in, once', async () => {
    shopper = await personIn(server.backend);
    const { browser, verifier, page } = await asked(shopper.email.toUpperCase());
    const code = await latestCode(shopper.email);
    const back = await browser.submit(page, 'Sign in', { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` });
    const tokens = (await (await exchange(server.url, codeIn(back.url) ?? '', verifier)).json()) as Tokens;
    const userinfo = await fetch(`${server.url}/identity/userinfo`, { headers: { Authorization: `Bearer ${tokens.access_token}` } });
    expect(await userinfo.json()).toMatchObject({ sub: shopper.id, email: shopper.email });
    expect((await browser.submit(page, 'Sign in', { code })).status).toBe(400);
  });

  it('is used up before the browser has gone on', async () => {
    const { email } = await personIn(server.backend);
    const { browser, page } = await asked(email);
    const code = await latestCode(email);
    const answers = await Promise.all([1, 2, 3].map(() => browser.submit(page, 'Sign in', { code })));
    expect(answers.filter(({ url }) => codeIn(url) !== null)).toHaveLength(1);
  });

  it('keeps whoever wants it signed in', async () => {
    const { email } = await personIn(server.backend);
    const { browser, verifier, page } = await asked(email, { remember: true });
    const wrongly = await browser.submit(page, 'Sign in', { code: other(await latestCode(email)) });
    const again = await browser.submit(wrongly, 'Mail a new code');
    const back = await browser.submit(again, 'Sign in', { code: await latestCode(email, 2) });
    const tokens = (await (await exchange(server.url, codeIn(back.url) ?? '', verifier)).json()) as Tokens;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * 86_400_000 });
    expect((await refresh(server.url, tokens.refresh_token)).ok).toBe(true);
  });

  it('is written in the language of the page, and neither stored nor handed on', async () => {
    const { email } = await personIn(server.backend);
    await asked(email, { language: 'de' });
    const [{ subject = '', text = '', code = '' } = {}] = await mailsTo(email);
    expect(subject).toBe(`${code} ist Ihr Code für die Anmeldung`);
    expect(text).toContain(`Code: ${code}`);
    const stored = await server.backend.db.select().from(identityRecords).where(eq(identityRecords.kind, 'SignInCode'));
    expect(JSON.stringify(stored)).not.toContain(code);
  });

  it('is asked for where a phone offers it, without a script', async () => {
    const { page } = await asked('nobody@example.com');
    const $ = load(page.html);
    expect($('#code').attr()).toMatchObject({
      autocomplete: 'one-time-code',
      inputmode: 'numeric',
      required: '',
    });
    expect($('script')).toHaveLength(0);
    expect(page.url).toMatch(/\/identity\/interaction\/[^/]+\/code$/);
  });

  it('is refused when it is wrong, and right after that', async () => {
    const { email } = await personIn(server.backend);
    const { browser, page } = await asked(email);
    const code = await latestCode(email);
    const refused = await browser.submit(page, 'Sign in', { code: other(code) });
    expect([refused.status, problemOf(refused)]).toEqual([401, wrong]);
    const unfinished = await browser.submit(page, 'Sign in', { code: '12345' });
    expect([unfinished.status, problemOf(unfinished)]).toEqual([400, 'Enter the six digits from the mail.']);
    expect(codeIn((await browser.submit(page, 'Sign in', { code })).url)).not.toBeNull();
  });

  it('is refused after five that were wrong', async () => {
    const { email } = await personIn(server.backend);
    const { browser, page } = await asked(email);
    const code = await latestCode(email);
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => browser.submit(page, 'Sign in', { code: other(code) })));
    expect(tries.map(problemOf)).toEqual(Array(5).fill(wrong));
    const refused = await browser.submit(page, 'Sign in', { code });
    expect([refused.status, problemOf(refused), codeIn(refused.url)]).toEqual([401, stale, null]);
    expect(load(refused.html)('#email').attr('value')).toBe(email);
    expect(load((await browser.open(new URL(page.url).pathname)).html)('h1').text()).toBe('Sign in');
  });

  it('is compared five times, however many tries have come as far as that', async () => {
    const { email } = await personIn(server.backend);
    await asked(email);
    const [code, { id }] = [await latestCode(email), await recordOf(email)];
    const tries = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => takeCode(server.backend, id, other(code))));
    expect(tries.sort()).toEqual([...Array<string>(2).fill('stale'), ...Array<string>(5).fill('wrong')]);
  });

  it.each([
    [9, true],
    [11, false],
  ])('after %i minutes signs in: %s', async (minutes, isGood) => {
    const { email } = await personIn(server.backend);
    const { browser, page } = await asked(email);
    const code = await latestCode(email);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
    const answer = await browser.submit(page, 'Sign in', { code });
    expect(codeIn(answer.url) !== null).toBe(isGood);
    if (!isGood) expect([answer.status, problemOf(answer)]).toEqual([401, stale]);
  });

  it('ends with the next one', async () => {
    const { email } = await personIn(server.backend);
    const { browser, page, ask } = await asked(email);
    const first = await latestCode(email);
    await ask();
    const second = await latestCode(email, 2);
    if (first !== second) expect(problemOf(await browser.submit(page, 'Sign in', { code: first }))).toBe(wrong);
    expect(codeIn((await browser.submit(page, 'Sign in', { code: second })).url)).not.toBeNull();
  });

  it('is not mailed any more once another was asked for', async () => {
    const { email } = await personIn(server.backend);
    await asked(email);
    await mailsTo(email);
    const { id } = await recordOf(email);
    await signInCodeMail.work(server.backend, { uid: id, nonce: randomUUID() });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is good in no other browser: neither in a sign-in of its own, nor in the one that asked', async () => {
    const { email } = await personIn(server.backend);
    const { page } = await asked(email);
    const code = await latestCode(email);
    const stranger = await asked('nobody@example.com');
    const own = await stranger.browser.submit(stranger.page, 'Sign in', { code });
    expect([own.status, codeIn(own.url)]).toEqual([401, null]);
    const foreign = await stranger.browser.submit(page, 'Sign in', { code });
    expect([foreign.status, load(foreign.html)('h1').text()]).toEqual([400, 'This page has expired']);
    expect((await stranger.browser.open(new URL(page.url).pathname)).status).toBe(400);
    expect((await fetch(page.url, { headers: { Cookie: stranger.browser.cookieHeader() } })).status).toBe(400);
  });

  it('is taken from no other site', async () => {
    const { page } = await asked('nobody@example.com');
    for (const url of [page.url, `${page.url}/mail`]) {
      const init = { method: 'POST', headers: { Origin: 'https://elsewhere.example' }, body: new URLSearchParams({ code: '000000' }) };
      expect((await fetch(url, init)).status).toBe(403);
    }
  });

  it('ends with all sessions of its account', async () => {
    const { email, id } = await personIn(server.backend);
    const { browser, page } = await asked(email);
    const code = await latestCode(email);
    await revokeAll(server.backend.db, id);
    expect(problemOf(await browser.submit(page, 'Sign in', { code }))).toBe(stale);
  });
});

describe('who has an account', () => {
  it('cannot be told from the pages', async () => {
    const emails = [
      (await personIn(server.backend)).email,
      (await personIn(server.backend, { isVerified: false })).email,
      `${randomUUID()}@example.com`,
    ];
    const seen = await Promise.all(
      emails.map(async (email) => {
        const { browser, page } = await asked(email);
        const refused = await browser.submit(page, 'Sign in', { code: '000000' });
        for (let tries = 0; tries < 4; tries += 1) await browser.submit(page, 'Sign in', { code: '000000' });
        const last = await browser.submit(page, 'Sign in', { code: '000000' });
        return [page, refused, last].map((answer) => [answer.status, mainOf(answer).replaceAll(email, 'the address')]);
      }),
    );
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  it('is told by mail to who has none, with how to make one', async () => {
    const email = `${randomUUID()}@example.com`;
    await asked(email);
    const found = await mailsTo(email);
    expect(found.map(({ subject }) => subject)).toEqual(['There is no account for this address yet']);
    expect(found[0]?.text).toContain(`${server.url}/en/login`);
    expect(found[0]?.text).not.toMatch(/\b\d{6}\b/);
  });

  it('counts not where nobody has confirmed the address: no code is mailed, and none lets in', async () => {
    const { email } = await personIn(server.backend, { isVerified: false });
    const { browser, page } = await asked(email);
    const found = await mailsTo(email);
    expect(found.map(({ subject }) => subject)).toEqual(['Please make your account your own first']);
    const { id, payload } = await recordOf(email);
    const code = codeOf(server.backend.signingKey, id, payload as AskedCode);
    const refused = await browser.submit(page, 'Sign in', { code });
    expect([refused.status, problemOf(refused)]).toEqual([401, wrong]);
    const link = new URL(/https?:\S+/.exec(found[0]?.text ?? '')?.[0] ?? '');
    const form = await browser.open(link.pathname + link.search);
    await browser.submit(form, 'Save password', { name: 'Ada Byron', password: 'the words of the owner' });
    expect((await signIn(server.url, email, 'the words of the owner')).access_token).toBeTruthy();
  });
});

it('takes no demo account away from the others, whose mails are public', async () => {
  const email = 'unverified@demo.example';
  await asked(email);
  await complete(server.backend);
  await asked('shopper@demo.example');
  expect(await latestCode('shopper@demo.example')).toMatch(/^\d{6}$/);
  expect(await server.backend.db.select().from(mails).where(eq(mails.recipient, email))).toEqual([]);
});

describe('limits', () => {
  let limited: RunningServer;
  beforeAll(async () => {
    limited = await startTestServer({}, { RATE_LIMITS: 'true' });
  });
  afterAll(() => limited.close());

  it('do not hold up the owner of an address at which a stranger guesses', async () => {
    const { email } = await personIn(limited.backend);
    const stranger = await asked(email, { at: limited.url });
    const strange = await latestCode(email, 1, limited);
    const tries: string[] = [];
    for (let sent = 0; sent < 25; sent += 1) {
      tries.push(problemOf(await stranger.browser.submit(stranger.page, 'Sign in', { code: other(strange) })));
    }
    expect(tries).toEqual([...Array<string>(5).fill(wrong), ...Array<string>(20).fill(stale)]);
    const own = await asked(email, { at: limited.url });
    expect(codeIn((await own.browser.submit(own.page, 'Sign in', { code: await latestCode(email, 2, limited) })).url)).not.toBeNull();
  });

  it('keep mailboxes from being flooded, with and without account', async () => {
    for (const email of [(await personIn(limited.backend)).email, 'nobody@example.com']) {
      const statuses: number[] = [];
      for (let mail = 0; mail < 5; mail += 1) statuses.push((await asked(email, { at: limited.url })).page.status);
      expect(statuses).toEqual([200, 200, 200, 200, 429]);
    }
  });

  it('slow down a client that tries the codes of many', async () => {
    const statuses: number[] = [];
    for (let mailbox = 0; mailbox < 13; mailbox += 1) {
      const { browser, page } = await asked(`${randomUUID()}@example.com`, { at: limited.url });
      for (let tries = 0; tries < 5; tries += 1) statuses.push((await browser.submit(page, 'Sign in', { code: '000000' })).status);
    }
    expect(new Set(statuses.slice(0, 50))).toEqual(new Set([401]));
    expect(statuses.at(-1)).toBe(429);
  });

  it('keep one client from writing to many', async () => {
    const statuses: number[] = [];
    const { browser, form } = await asked('first@example.com', { at: limited.url });
    for (let mail = 0; mail < 60; mail += 1)
      statuses.push((await browser.submit(form, 'Mail me a code', { email: `${mail}@example.com` })).status);
    expect(statuses.at(0)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});
