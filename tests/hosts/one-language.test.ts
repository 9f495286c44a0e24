import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#domain/routes.ts';
import { ask, textOf } from '#tests/support/ask.ts';
import { startCaddy } from '#tests/support/caddy.ts';
import { hostedOneLanguage } from '#tests/support/hosted.ts';
import { startNginx } from '#tests/support/nginx.ts';
import type { WebServer } from '#tests/support/web-server.ts';
import { startCloudflare } from './cloudflare.ts';
import { siteFile } from './emitted.ts';
import { askNetlify } from './netlify-redirects.ts';
import { picture, type Case } from './urls.ts';
import { askVercel } from './vercel-routes.ts';

const unknownTour = 'tours/rome/no-such-tour-00000000-0000-4000-8000-000000000000';
const english = { 'Accept-Language': 'en-GB,en;q=0.9' };

/** A visitor who wants English, in a shop that has German alone. */
const cases: Case[] = [
  { path: '/', status: 302, location: '/de/' },
  { path: '/?affiliate=abc', status: 302, location: '/de/?affiliate=abc' },
  ...[paths.home('de'), paths.listing('de'), paths.search('de'), '/de/aboutUs', '/sitemap-de.xml'].map((path) => ({
    path,
    status: 200,
  })),
  // It was built as a copy of everything.
  { path: picture, status: 200 },
  ...['/en/', '/en/aboutUs', '/en/search', `/en/${unknownTour}`, '/en/new/checkout/payment', '/sitemap-en.xml', '/nope', '/de/nope'].map(
    (path) => ({ path, status: 404 }),
  ),
].map((one) => ({ ...one, headers: english }));
const forServers: Case[] = [
  ...cases,
  { path: '/DE/aboutus', status: 301, location: '/de/aboutUs' },
  { path: `/de/${unknownTour}/`, status: 301, location: `/de/${unknownTour}` },
  { path: `/de/${unknownTour}`, status: 503 },
  { path: '/images/rome/gone/360.webp', status: 503 },
];

/** Nobody asks for the services here. */
const noServices = 'http://127.0.0.1:9';

describe.each([
  ['nginx', startNginx],
  ['caddy', startCaddy],
  ['the worker for Cloudflare', startCloudflare],
] as const)('%s, for a brand of one language', (_, start) => {
  let server: WebServer;
  beforeAll(async () => {
    server = await start(noServices, hostedOneLanguage);
  });
  afterAll(() => server?.stop());

  it.each(forServers)('answers $path as it should: $status $location', async ({ path, headers, status, location }) => {
    const answer = await ask(server.url, path, headers);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    if (status >= 400) expect(textOf(answer)).toContain('<html lang="de"');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    if (status === 503) expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  });
});

describe.each([
  ['Netlify', askNetlify],
  ['Vercel', askVercel],
] as const)('the rules for %s, for a brand of one language', (_, follow) => {
  it.each(cases)('answer $path as they should: $status $location', ({ path, headers, status, location }) => {
    const outcome = follow(path, headers?.['Accept-Language'], hostedOneLanguage);
    expect([outcome.status, outcome.location]).toEqual([status, location]);
    if (status === 404) expect(outcome.file).toBe(`${paths.notFound('de')}.html`);
    if (outcome.file) expect(siteFile(outcome.file, false, hostedOneLanguage)).toBe(outcome.file);
  });
});
