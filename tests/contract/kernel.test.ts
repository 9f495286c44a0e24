import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#backend/app.ts';
import { endpointsOf } from '#backend/http/registry.ts';
import { mountPath } from '#backend/http/reply.ts';
import { putProfile } from '#contracts/documented/profile.ts';
import { servicePaths } from '#domain/host-rules.ts';
import { formPath } from '#domain/newsletter.ts';
import { openTestBackend, startTestServer } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';
import { refusal } from '#tests/support/contract.ts';
import { orderAt, signedInAt, withToken } from '#tests/support/signed-in.ts';

const server = await startTestServer();
const app = createApp(server.backend);
const target = { origin: server.url, close: server.close };
afterAll(() => server.close());

const isService = (path: string): boolean => servicePaths.some((name) => path.startsWith(`/${name}/`));
/** Every route of a service, whatever mounts it; `ALL` is asked with GET, too. */
const routes = app.routes
  .filter(({ path }) => isService(path) && !path.endsWith('*'))
  .map(({ method, path }) => ({ method: method === 'ALL' ? 'GET' : method, path }));
const endpoints = endpointsOf(app).map((endpoint) => ({
  name: `${endpoint.method} ${endpoint.path}`,
  endpoint,
  path: mountPath(endpoint),
}));

/** A route's path with something for each of its parameters. */
const pathWith = (path: string, value: string): string => path.replace(/:\w+(\{[^}]*\})?/g, value);
const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const send = (path: string, method = 'GET', init: RequestInit = {}): Promise<Response> =>
  fetch(server.url + path, {
    method,
    redirect: 'manual',
    ...init,
    ...(method !== 'GET' && !init.headers && { headers: json, body: '{}' }),
  });
const problem = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { code: string; details?: { field: string } }),
});

describe('what is personal is stored by no cache', () => {
  it.each(endpoints)('$name', async ({ endpoint: { access, method }, path }) => {
    const { headers, ok } = await send(pathWith(path, randomUUID()), method);
    const isPublic = method === 'GET' && access.by === 'anyone';
    expect(headers.get('Cache-Control')).toBe(isPublic && ok ? 'no-cache' : 'no-store');
  });

  it.each(routes.filter(({ method }) => method === 'GET'))('$path, and what it refuses', async ({ path }) => {
    const { headers } = await send(pathWith(path, randomUUID()));
    expect(headers.get('Cache-Control')).toMatch(/^no-store$|^no-cache$/);
  });

  it('nor are answers about somebody, tickets and calendars', async () => {
    const person = await signedInAt(server);
    const { headers, body } = await orderAt(server, person.token);
    const paid = await send('/api/shopper/checkout', 'POST', { headers: { ...json, ...headers }, body: JSON.stringify(body) });
    const { vouchers, calendarUrl, cart } = (await paid.json()) as {
      vouchers: { url: string }[];
      calendarUrl: string;
      cart: { tcConfirmationNumber: string };
    };
    const own = { headers: withToken(person.token) };
    const answers = [
      paid,
      await send(vouchers[0]?.url ?? ''),
      await send(calendarUrl),
      await send(`/api/shopper/checkout/${headers['Idempotency-Key']}`),
      await send(`/api/shopper/bookings/${cart.tcConfirmationNumber}`, 'GET', own),
      await send(`/api/user/profile?subjectId=${person.id}`, 'GET', own),
      await send(`/api/vendor/tours`, 'GET', own),
      await send('/outbox'),
    ];
    for (const { headers: answered, status, url } of answers)
      expect([url, status, answered.get('Cache-Control')]).toEqual([url, 200, 'no-store']);
  });
});

describe('a control character is refused, and breaks nothing', () => {
  it.each(routes.filter(({ path }) => path.includes(':')))('in the path of $method $path', async ({ method, path }) => {
    expect(await problem(await send(pathWith(path, 'a%00b'), method))).toMatchObject({
      status: 400,
      code: 'invalid_request',
      details: { field: 'path' },
    });
  });

  it.each(routes)('in the query of $method $path', async ({ method, path }) => {
    const response = await send(`${pathWith(path, randomUUID())}?token=a%00b`, method);
    expect(await problem(response)).toMatchObject({ status: 400, code: 'invalid_request', details: { field: 'token' } });
  });

  it.each(endpoints.filter(({ endpoint }) => endpoint.body))('in the body of $name', async ({ endpoint: { method }, path }) => {
    const response = await send(pathWith(path, randomUUID()), method, { headers: json, body: '{"name":"a\\u0000b"}' });
    expect(await problem(response)).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it.each([
    '/operator/requests/x',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/identity/reset',
    '/identity/interaction/x',
    formPath,
  ])('in a form at %s', async (path) => {
    for (const body of ['email=a%00b', 'password=a%1Bb', 'a%7F=b']) {
      expect(await problem(await send(path, 'POST', { headers: form, body }))).toMatchObject({ status: 400, code: 'invalid_request' });
    }
    const parts = new FormData();
    parts.set('email', 'a\0b');
    expect((await fetch(server.url + path, { method: 'POST', body: parts })).status).toBe(400);
    expect((await send(path, 'POST', { headers: { 'Content-Type': 'multipart/form-data' }, body: 'nothing' })).status).toBe(400);
  });

  it.each([
    ['/identity/token', 'grant_type=authorization_code&client_id=landfall-web&redirect_uri=x&code_verifier=x&code=a%00b'],
    ['/identity/token', 'grant_type=refresh_token&client_id=landfall-web&refresh_token=a%00b'],
    ['/identity/token/revocation', 'client_id=landfall-web&token=a%00b'],
    [
      '/identity/auth',
      `client_id=landfall-web&response_type=code&scope=openid&code_challenge_method=S256&code_challenge=${'a'.repeat(43)}` +
        `&state=a%00b&redirect_uri=${encodeURIComponent(`${server.url}/oauth/callback`)}`,
    ],
  ])('in a form that the identity provider reads: %s', async (path, body) => {
    expect((await send(path, 'POST', { headers: form, body })).status).toBeLessThan(500);
  });

  it('names the field deep within a body, and lets tab and line breaks pass', async () => {
    const { id, token } = await signedInAt(server);
    const put = async (body: unknown) =>
      problem(await send(`/api/user/wishlist?subjectId=${id}`, 'POST', { headers: withToken(token), body: JSON.stringify(body) }));
    expect(await put({ data: {}, errorMessage: ['a', { b: 'c\u001bd' }] })).toMatchObject({ details: { field: 'errorMessage.1.b' } });
    expect(await put({ data: {}, errorMessage: 'a\tb\r\nc' })).toMatchObject({ status: 200 });
  });
});

describe('limits', () => {
  it('refuses an address that is too long, a field that is, and names it', async () => {
    expect(await problem(await send(`/api/search?query=${'a'.repeat(9_000)}`))).toMatchObject({ status: 400, details: { field: 'url' } });
    expect(await problem(await send(`/api/locations/search?pattern=${'a+'.repeat(1_000)}`))).toMatchObject({
      code: 'invalid_request',
      details: { field: 'pattern' },
    });
  });

  it('lets an address read so often in a minute, and says when it may again', async () => {
    const clock = testClock();
    const backend = await openTestBackend({ clock: clock.now }, { RATE_LIMITS: 'true' });
    const limited = createApp(backend);
    const read = (path = '/api/nothing') => limited.request(path);
    for (let count = 0; count < 1_200; count += 1) expect((await read()).status).toBe(404);
    const refused = await read('/api/vendor/tours');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await read('/images/rome/sightseeing/45.webp')).status).not.toBe(429);
    clock.advance(1);
    expect((await read()).status).toBe(404);
    await backend.close();
  });
});

describe('the origin of what changes something', () => {
  let person: Awaited<ReturnType<typeof signedInAt>>;
  beforeAll(async () => {
    person = await signedInAt(server);
  });
  const put = (origin: string) => ({
    query: { subjectId: person.id },
    headers: { ...withToken(person.token), Origin: origin },
    body: { name: 'Ada Byron', locale: 'en' },
  });

  it("refuses another site's PUT, with a good token, too", async () => {
    expect(await refusal(target, putProfile, put('https://evil.example'))).toMatchObject({ code: 'origin_refused' });
  });
});
