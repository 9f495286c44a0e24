import { describe, expect, it } from 'vitest';
import { locales } from '#contracts/common.ts';
import { revalidate, servicePaths } from '#domain/host-rules.ts';
import { callbackPaths } from '#contracts/identity.ts';
import { paths } from '#domain/routes.ts';
import { readBuilt } from './built.ts';
import { emitted, siteFile, type Outcome } from './emitted.ts';
import { askNetlify } from './netlify-redirects.ts';
import { cases, onDemand, picture, type Case } from './urls.ts';
import { askVercel, vercelRoutes } from './vercel-routes.ts';

const built = readBuilt();
const all = cases(built).filter((one) => !onDemand.includes(one));
const rome = 'tours/rome/no-such-tour-00000000-0000-4000-8000-000000000000';

/** Netlify's rules know neither case nor regular expressions: spellings are left to Netlify, and the first language decides. */
const forNetlify = all.filter(
  ({ path, headers, status }) =>
    (status !== 301 || /^\/zh-hans\/+\w/i.test(path)) &&
    !/^\/EN\/|\/\/|%0d/.test(path) &&
    !/q=0,|^fr/.test(headers?.['Accept-Language'] ?? ''),
);

/** Vercel's know no map: only the wholly small twins of pages with capitals lead back, and any slash at the end goes. */
const forVercel = all.filter(
  ({ path, headers, status }) =>
    (status !== 301 || !/^\/(EN|DE)\b|Tours|TOURS|\/\/$|^\/index/.test(path)) &&
    path !== '/en/nope/' &&
    !/q=0,/.test(headers?.['Accept-Language'] ?? ''),
);

type Ask = (path: string, acceptLanguage?: string) => Outcome;
const asked = (ask: Ask, { path, headers }: Case): Outcome => ask(path, headers?.['Accept-Language']);

describe.each([
  ['netlify', askNetlify, forNetlify],
  ['vercel', askVercel, forVercel],
] as const)('the rules for %s', (_, ask: Ask, own: readonly Case[]) => {
  it.each(own)('answer $path $headers: $status $location', (one) => {
    const { status, location } = asked(ask, one);
    expect([status, location]).toEqual([one.status, one.location]);
  });

  it('lead tours and pictures without a file to the services, and no others', () => {
    for (const path of [...locales.map((locale) => paths.tour(locale, rome)), picture])
      expect(ask(path).file).toBe(`http://127.0.0.1:4321${path}`);
    expect(ask(built.tour).file).toBe(`${built.tour}.html`);
  });

  it('answer what is not found in the language of the path, else of the visitor', () => {
    expect(ask('/de/nope', 'en').file).toBe(`${paths.notFound('de')}.html`);
    expect(ask('/nope', 'de-CH, en;q=0.5').file).toBe(`${paths.notFound('de')}.html`);
    expect(ask('/nope', 'en-GB, de;q=0.5').file).toBe(`${paths.notFound('en')}.html`);
  });

  it("lead the services' paths to the services, even where a page would answer", () => {
    for (const first of servicePaths) {
      for (const path of [`/${first}`, `/${first}/a/b`])
        expect(ask(path)).toMatchObject({ status: 200, file: `http://127.0.0.1:4321${path}` });
    }
  });

  it('name files that there are', () => {
    for (const one of own) {
      const { file } = asked(ask, one);
      if (file) expect(siteFile(file, false), one.path).toBe(file);
    }
  });
});

describe('headers', () => {
  const netlify = (path: string): Record<string, string> => {
    const headers: Record<string, string> = {};
    for (const [pattern = '', ...lines] of emitted('netlify', '_headers')
      .trim()
      .split('\n\n')
      .map((block) => block.split('\n'))) {
      if (path.startsWith(pattern.replace(/\*$/, '')))
        Object.assign(
          headers,
          Object.fromEntries(
            lines.map((line) =>
              line
                .trim()
                .split(/: (.*)/)
                .slice(0, 2),
            ),
          ),
        );
    }
    return headers;
  };

  it.each([
    ['netlify', netlify],
    ['vercel', (path: string) => askVercel(path).headers],
  ] as const)('of %s: safety everywhere, a year for hashed names', (_, headersOf) => {
    expect(headersOf('/en/')).toMatchObject({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin-when-cross-origin' });
    expect(headersOf(built.script)['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(headersOf(picture)['Cache-Control']).toBe('public, max-age=2592000');
    const policy = headersOf(paths.checkout('en', 'payment'))['Content-Security-Policy'] ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headersOf(callbackPaths.silent)['Content-Security-Policy'], 'a new tab signs in there').toContain("frame-ancestors 'self'");
    expect(policy, 'the meta tag says what depends on hashes or on the page').not.toMatch(/default-src|script-src|style-src|connect-src/);
  });

  it('of vercel let nobody keep what is not there', () => {
    expect(askVercel('/_astro/gone.0a1b2c.js')).toMatchObject({ status: 404, headers: { 'Cache-Control': revalidate } });
  });

  it('of vercel leave those of the services alone', () => {
    expect(askVercel('/api/openapi.json').headers).toEqual({});
  });

  it('and routes stay within what Vercel reads', () => {
    const routes = vercelRoutes();
    expect(routes.length).toBeLessThanOrEqual(1_024);
    const known = ['src', 'dest', 'status', 'headers', 'continue', 'check', 'caseSensitive', 'has', 'handle'];
    for (const route of routes) {
      expect(Object.keys(route).filter((key) => !known.includes(key))).toEqual([]);
      expect((route.src ?? '').length).toBeLessThanOrEqual(4_096);
    }
  });
});
