import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { finishPages } from '#build/pages/finish.ts';

const own = 'document.title="Trip"';
const hash = `'sha256-${createHash('sha256').update(own).digest('base64')}'`;
const foreign = "'sha256-AAAA'";
const page =
  `<html><head><meta http-equiv="content-security-policy" content="script-src ${hash} ${foreign}">` +
  `<title>Trip</title><script>${own}</script><script type="module" src="/_astro/page.js"></script></head>` +
  `<body>${'<p>Go.</p>'.repeat(200)}<astro-island component-url="/_astro/Trip.js" renderer-url="/_astro/Trip.js" client="load">` +
  '</astro-island></body></html>';
let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'landfall-finish-'));
  for (const folder of ['en', '_astro']) mkdirSync(join(site, folder));
  writeFileSync(join(site, 'en', 'trip.html'), page);
  writeFileSync(join(site, '_astro', 'Trip.js'), 'import"./react.js";');
  writeFileSync(join(site, '_astro', 'react.js'), 'export const react=1;');
  writeFileSync(join(site, '_astro', 'page.js'), 'import"./stores.js";');
  writeFileSync(join(site, '_astro', 'stores.js'), 'export const stores=1;');
});
afterEach(() => rmSync(site, { recursive: true }));

const read = (path: string): Buffer => readFileSync(join(site, path));

it('leaves a page its own hashes, names its scripts, and compresses what came of it', async () => {
  expect(await finishPages(site, true)).toBe(1);
  const html = read('en/trip.html').toString();
  expect(html).toContain(`content="script-src ${hash}"`);
  expect(html).toContain('<link rel="modulepreload" href="/_astro/react.js"><link rel="modulepreload" href="/_astro/Trip.js"><title>');
  expect(html).toContain('<link rel="modulepreload" href="/_astro/stores.js"></head>');
  expect(brotliDecompressSync(read('en/trip.html.br')).toString()).toBe(html);
  expect(gunzipSync(read('en/trip.html.gz')).toString()).toBe(html);
});

it('leaves no copies for a host that compresses by itself', async () => {
  await finishPages(site, false);
  expect(['br', 'gz'].map((extension) => existsSync(join(site, 'en', `trip.html.${extension}`)))).toEqual([false, false]);
  expect(read('en/trip.html').toString()).not.toContain(foreign);
});
