import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '#backend/db/mail-schema.ts';
import { bookings } from '#backend/db/schema.ts';
import { createApp } from '#backend/app.ts';
import { sendCodeMail } from '#backend/bookings/mails/code.ts';
import { sendDeclinedMail } from '#backend/bookings/mails/declined.ts';
import { sendTicketMail } from '#backend/bookings/mails/ticket.ts';
import { sendOperatorRequestMail } from '#backend/bookings/mails/operator-request.ts';
import type { RunningServer } from '#backend/server.ts';
import type { BrandFacts } from '#contracts/brand.ts';
import { landfall, startTestServer } from '#tests/support/backend.ts';
import { paidBookingIn } from '#tests/support/booking.ts';
import { workOff } from '#tests/support/work-off.ts';

const directory = mkdtempSync(join(tmpdir(), 'landfall-one-language-'));
const pages = { 'de/index.html': 'Startseite', 'de/fourOhFour.html': '404-Fehler' };
const unknownTour = 'tours/rome/new-tour-0f0e0d0c-0b0a-4908-8706-050403020100';
const english = { 'Accept-Language': 'en-GB,en;q=0.9' };

const brand: BrandFacts = { ...landfall, name: 'Fjordreisen', locales: ['de'] };

const render = () => Promise.resolve(new Response('<html lang="de"><body>irgendeine Tour</body></html>'));

let server: RunningServer;
let app: Hono;

beforeAll(async () => {
  for (const [name, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), `<!doctype html><html lang="de"><body>${text}</body></html>`);
  }
  server = await startTestServer({ brand });
  app = createApp(server.backend, { directory, render });
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

async function get(path: string): Promise<{ status: number; location: string | null; text: string }> {
  const response = await app.request(path, { headers: english });
  return { status: response.status, location: response.headers.get('Location'), text: await response.text() };
}

async function mailTo(address: string) {
  const [found] = await server.backend.db.select().from(mails).where(eq(mails.recipient, address));
  return PostalMime.parse(found?.raw ?? '');
}

describe('a brand with German alone, asked in English', () => {
  it('leads to its German home', async () => {
    expect(await get('/')).toMatchObject({ status: 302, location: '/de/' });
  });

  it.each(['/en/', '/en/aboutUs', `/en/${unknownTour}`, `/en/${unknownTour}/`, '/nope', '/de/nope'])(
    'has nothing at %s, and says so in German',
    async (path) => {
      const { status, text } = await get(path);
      expect(status).toBe(404);
      expect(text).toContain('404-Fehler');
    },
  );

  it('renders tours at German paths alone', async () => {
    expect(await get(`/de/${unknownTour}`)).toMatchObject({ status: 200, text: expect.stringContaining('irgendeine Tour') });
  });

  it.each(['/newsletter/confirm?token=none', '/newsletter/unsubscribed/de', '/identity/reset?token=none'])(
    'draws %s in German',
    async (path) => {
      expect((await get(path)).text).toContain('<html lang="de"');
    },
  );

  it('names tours and places in German', async () => {
    const {
      _embedded: {
        locationList: [place],
      },
    } = JSON.parse((await get('/api/locations/search?pattern=rome')).text) as { _embedded: { locationList: { name: string }[] } };
    expect(place?.name).toBe('Rom');
  });

  it('gives its interface description its own name', async () => {
    expect(JSON.parse((await get('/api/openapi.json')).text)).toMatchObject({ info: { title: 'Fjordreisen' } });
  });

  it('writes mails in German, even about bookings of a time when it had English', async () => {
    const booking = await paidBookingIn(server.backend, 'rome', { locale: 'en', email: 'ticket@example.com' });
    await sendTicketMail(server.backend, booking);
    expect((await mailTo('ticket@example.com')).subject).toContain('Ihre Tickets');
    const declined = await paidBookingIn(server.backend, 'rome', { locale: 'en', email: 'declined@example.com' });
    await sendDeclinedMail(server.backend, declined);
    expect((await mailTo('declined@example.com')).text).toMatch(/http\S+\/de\/tours\/rome\//);
    const guest = await paidBookingIn(server.backend, 'rome', { locale: 'en', email: 'code@example.com' });
    await sendCodeMail(server.backend, guest, { id: 'one', code: '123456', locale: 'en' });
    expect((await mailTo('code@example.com')).html).toContain('lang="de"');
  });

  it('writes to operators in German, and so are the pages where they answer', async () => {
    const booking = await paidBookingIn(server.backend, 'rome', { locale: 'de' });
    await sendOperatorRequestMail(server.backend, booking);
    const operator = server.backend.catalogue.tours.get(booking.tourId)?.operator.email ?? '';
    expect((await mailTo(operator)).subject).toContain('Buchungsanfrage');
    expect((await get('/operator/requests/none')).text).toMatch(/<html lang="de"[^]*Dieser Link ist ungültig/);
    await server.backend.db.insert(bookings).values(booking);
    const link = /\/operator\/open-requests\/\S+/.exec((await mailTo(operator)).text ?? '')?.[0] ?? '';
    expect((await get(link)).text).toMatch(/<html lang="de"[^]*Ihre offenen Anfragen[^]*Nichts wartet auf Ihre Antwort/);
  });

  it('subscribes to its newsletter in German', async () => {
    const form = new URLSearchParams({ email_address: 'ada@example.com', language: 'en' });
    const answer = await app.request('/newsletter/subscriptions', { method: 'POST', body: form });
    expect(answer.headers.get('Location')).toMatch(/^\/de\/newsletter/);
    await workOff(server.backend);
    expect((await mailTo('ada@example.com')).subject).toContain('Newsletter-Anmeldung');
  });

  it('signs people in in German, whatever language was wished for', async () => {
    const read = async (path: string): Promise<string> => (await fetch(server.url + path, { headers: english })).text();
    for (const path of ['/identity/auth?ui_locales=en', '/identity/interaction/none']) {
      expect(await read(path), path).toContain('<html lang="de"');
    }
    expect(JSON.parse(await read('/identity/.well-known/openid-configuration'))).toMatchObject({ ui_locales_supported: ['de'] });
  });
});
