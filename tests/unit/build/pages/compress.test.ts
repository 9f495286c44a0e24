import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFiles } from '#build/pages/compress.ts';

const text = Array.from({ length: 400 }, (_, index) => `<p>Seat ${index * 7919} of ${index % 11}</p>`).join('\n');
let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'landfall-compress-'));
  for (const folder of ['en', '_astro']) mkdirSync(join(site, folder));
});
afterEach(() => rmSync(site, { recursive: true }));

const write = (path: string, content: string): void => writeFileSync(join(site, path), content);
const read = (path: string): Buffer => readFileSync(join(site, path));
const sizeAt = (quality: number): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } })
    .length;

it('leaves copies beside text that is worth it, and beside nothing else', async () => {
  write('en/index.html', text);
  write('small.txt', 'short');
  write('photo.webp', 'x'.repeat(5_000));
  expect(await compressFiles(site, ['/en/index.html', '/small.txt', '/photo.webp'])).toBe(1);
  expect(brotliDecompressSync(read('en/index.html.br')).toString()).toBe(text);
  expect(gunzipSync(read('en/index.html.gz')).toString()).toBe(text);
  expect([existsSync(join(site, 'small.txt.gz')), existsSync(join(site, 'photo.webp.br'))]).toEqual([false, false]);
});

it('makes as small as they get what browsers keep for a year, and pages quickly', async () => {
  write('en/index.html', text);
  write('_astro/page.a1.js', text);
  await compressFiles(site, ['/en/index.html', '/_astro/page.a1.js']);
  expect(read('_astro/page.a1.js.br')).toHaveLength(sizeAt(11));
  expect(read('en/index.html.br')).toHaveLength(sizeAt(5));
  expect(sizeAt(11)).toBeLessThan(sizeAt(5));
});
