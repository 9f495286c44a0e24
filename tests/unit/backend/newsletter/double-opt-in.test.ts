import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import type { Config } from '#backend/config.ts';
import { subscriptions } from '#backend/db/newsletter-schema.ts';
import { mails } from '#backend/db/mail-schema.ts';
import { createApp } from '#backend/app.ts';
import { forgetUnconfirmed, forgetUnsubscribed } from '#backend/newsletter/subscriptions.ts';
import { newsletterTarget } from '#domain/newsletter.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';
import { complete } from '#tests/support/work-off.ts';

const clock = testClock();
let backend: OpenBackend;
let app: Hono;
beforeAll(async () => {
  backend = await openTestBackend({ clock: clock.now });
  app = createApp(backend);
});
afterAll(() => backend.close());

async function subscribe(email: string, language = 'en'): Promise<unknown> {
  const response = await app.request('/api/newsletter/subscriptions/default', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email_address: email, status: 'pending', language }),
  });
  await complete(backend);
  return response.json();
}

const submit = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.request('/newsletter/subscriptions', { method: 'POST', headers, body: new URLSearchParams(fields) });

const rowOf = async (email: string) => (await backend.db.select().from(subscriptions).where(eq(subscriptions.email, email)))[0];

async function mailsTo(email: string) {
  const found = await backend.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.createdAt);
  return Promise.all(found.map(({ raw }) => PostalMime.parse(raw)));
}

async function linksIn(email: string) {
  const text = (await mailsTo(email)).at(-1)?.text ?? '';
  const path = (what: string) => new RegExp(`${backend.config.siteUrl}(/newsletter/${what}\\S+)`).exec(text)?.[1] ?? '';
  return { confirm: path('confirm'), unsubscribe: path('unsubscribe') };
}

const open = async (path: string) => {
  const page = await app.request(path);
  return { status: page.status, html: await page.text() };
};
const press = (path: string, headers: Record<string, string> = {}) => app.request(path, { method: 'POST', headers });

describe('double opt-in', () => {
  it('sends one mail in the language, and its link confirms when the button is pressed, not when it is opened', async () => {
    expect(await subscribe('Ada@Example.com', 'de')).toEqual({ email_address: 'Ada@Example.com' });
    const [mail] = await mailsTo('ada@example.com');
    expect(mail?.subject).toContain('Newsletter-Anmeldung');
    expect(mail?.html).toContain('lang="de"');
    const { confirm } = await linksIn('ada@example.com');

    expect((await open(confirm)).html).toContain('lang="de"');
    expect((await rowOf('ada@example.com'))?.status).toBe('pending');
    expect((await press(confirm)).status).toBe(303);
    expect((await open(confirm)).html).toContain('Sie stehen auf der Liste');
    expect(await rowOf('ada@example.com')).toMatchObject({ status: 'subscribed', confirmedAt: clock.now(), language: 'de' });
  });

  it('keeps no token that opens anything', async () => {
    await subscribe('hash@example.com');
    const token = new URL((await linksIn('hash@example.com')).confirm, backend.config.siteUrl).searchParams.get('token') ?? '';
    expect(token.length).toBeGreaterThan(40);
    expect(JSON.stringify(await rowOf('hash@example.com'))).not.toContain(token);
  });

  it('says by the absence of an address that someone is on the list, and sends nothing', async () => {
    await subscribe('twice@example.com');
    await press((await linksIn('twice@example.com')).confirm);
    clock.advance(60);
    expect(await subscribe('twice@example.com')).toEqual({});
    expect(await mailsTo('twice@example.com')).toHaveLength(1);
  });

  it('sends the mail again to someone who asks again, after a few minutes; the older link is void', async () => {
    await subscribe('again@example.com');
    const { confirm } = await linksIn('again@example.com');
    await subscribe('again@example.com');
    expect(await mailsTo('again@example.com')).toHaveLength(1);
    clock.advance(6);
    await subscribe('again@example.com');
    expect(await mailsTo('again@example.com')).toHaveLength(2);
    expect((await press(confirm)).status).toBe(404);
  });

  it('forgets after seven days whoever has not confirmed', async () => {
    await subscribe('late@example.com');
    const { confirm } = await linksIn('late@example.com');
    clock.advance(7 * 24 * 60 + 1);
    expect((await press(confirm)).status).toBe(404);
    await forgetUnconfirmed(backend.db, clock.now());
    expect(await rowOf('late@example.com')).toBeUndefined();
  });
});

describe('leaving', () => {
  it('deletes an address that was never confirmed', async () => {
    await subscribe('not-me@example.com');
    const { unsubscribe } = await linksIn('not-me@example.com');
    expect((await open(unsubscribe)).html).toContain('not-me@example.com');
    const left = await press(unsubscribe);
    expect((await open(left.headers.get('Location') ?? '')).html).toContain('You are off the list');
    expect(await rowOf('not-me@example.com')).toBeUndefined();
  });

  it('takes a subscriber off the list by one request, as mail programs send it, and lets him come back', async () => {
    await subscribe('leaver@example.com');
    const { confirm, unsubscribe } = await linksIn('leaver@example.com');
    await press(confirm);
    await app.request(unsubscribe, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    expect(await rowOf('leaver@example.com')).toMatchObject({ status: 'unsubscribed', confirmedAt: clock.now() });
    expect(await subscribe('leaver@example.com')).toEqual({ email_address: 'leaver@example.com' });
  });

  it('keeps the proof of a consent until claims are time-barred, three years after the end of the year', async () => {
    await subscribe('former@example.com');
    const { confirm, unsubscribe } = await linksIn('former@example.com');
    await press(confirm);
    await app.request(unsubscribe, { method: 'POST' });
    const year = clock.now().getUTCFullYear();
    await forgetUnsubscribed(backend.db, new Date(`${year + 3}-12-31T23:59:00Z`));
    expect(await rowOf('former@example.com')).toMatchObject({ status: 'unsubscribed' });
    await forgetUnsubscribed(backend.db, new Date(`${year + 4}-01-01T00:00:00Z`));
    expect(await rowOf('former@example.com')).toBeUndefined();
  });

  it('knows no other token', async () => {
    expect(await open('/newsletter/confirm?token=guess')).toMatchObject({
      status: 404,
      html: expect.stringContaining('not valid any more') as string,
    });
    expect((await open('/newsletter/unsubscribe')).status).toBe(404);
  });
});

describe('the form without JavaScript', () => {
  it('leads to the message on the page in its language', async () => {
    const answer = await submit({ email_address: 'plain@example.com', language: 'de' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, newsletterTarget('de', 'success')]);
    await complete(backend);
    await press((await linksIn('plain@example.com')).confirm);
    expect((await submit({ email_address: 'plain@example.com', language: 'de' })).headers.get('Location')).toBe(
      newsletterTarget('de', 'duplicate'),
    );
    expect((await submit({ email_address: 'plain', language: 'xx' })).headers.get('Location')).toBe(newsletterTarget('en', 'invalid'));
  });

  it('is refused from another site', async () => {
    expect((await submit({ email_address: 'csrf@example.com' }, { Origin: 'https://elsewhere.example' })).status).toBe(403);
  });
});

/** The same back end, set up otherwise. */
const withSettings = (settings: Partial<Config>) => ({ ...backend, config: { ...backend.config, ...settings } });

const submitTo = (server: Hono, email: string) =>
  server.request('/newsletter/subscriptions', { method: 'POST', body: new URLSearchParams({ email_address: email }) });

it('hands the form on to a newsletter service elsewhere', async () => {
  const answer = await submitTo(createApp(withSettings({ newsletterUrl: 'http://127.0.0.1:9/lists' })), 'far@example.com');
  expect(answer.headers.get('Location')).toBe(newsletterTarget('en', 'failure'));
  expect(await rowOf('far@example.com')).toBeUndefined();
});

it('tries a mail again that could not be sent, with the same link', async () => {
  const unlucky = withSettings({ smtpUrl: 'smtp://127.0.0.1:9' });
  await submitTo(app, 'patient@example.com');
  const token = (await rowOf('patient@example.com'))?.unsentToken;
  expect(await complete(unlucky)).toBe(0);
  expect(await complete(backend)).toBe(1);
  expect((await linksIn('patient@example.com')).confirm).toContain(token);
});

it('limits what one client can send', async () => {
  const strict = createApp(withSettings({ rateLimits: true }));
  const statuses: number[] = [];
  for (let post = 0; post < 21; post += 1) statuses.push((await submitTo(strict, 'x')).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 303), 429]);
});
