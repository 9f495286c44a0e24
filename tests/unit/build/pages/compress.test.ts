import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFolder } from '#build/hosts/compress.ts';

let folder: string;
let site: string;
let cache: string;
const page = '<p>Go. Travel. Discover.</p>'.repeat(100);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landfall-compress-'));
  [site, cache] = [join(folder, 'site'), join(folder, 'cache')];
  mkdirSync(join(site, 'en'), { recursive: true });
  for (const [name, content] of [
    ['en/index.html', page],
    ['small.txt', 'short'],
    ['photo.webp', 'x'.repeat(5_000)],
  ] as const)
    writeFileSync(join(site, name), content);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('leaves copies beside text that is worth it, and beside nothing else', async () => {
  expect(await compressFolder(site, cache)).toEqual({ files: 1, made: 2 });
  expect(brotliDecompressSync(readFileSync(join(site, 'en/index.html.br'))).toString()).toBe(page);
  expect(gunzipSync(readFileSync(join(site, 'en/index.html.gz'))).toString()).toBe(page);
  expect([existsSync(join(site, 'small.txt.gz')), existsSync(join(site, 'photo.webp.br'))]).toEqual([false, false]);
});

it('compresses what it has compressed before no more, under whatever name it comes', async () => {
  await compressFolder(site, cache);
  rmSync(join(site, 'en/index.html.br'));
  writeFileSync(join(site, 'en/other.html'), page);
  expect(await compressFolder(site, cache)).toEqual({ files: 2, made: 0 });
  expect(brotliDecompressSync(readFileSync(join(site, 'en/other.html.br'))).toString()).toBe(page);
  writeFileSync(join(site, 'en/index.html'), `${page}new`);
  expect(await compressFolder(site, cache)).toEqual({ files: 2, made: 2 });
  expect(brotliDecompressSync(readFileSync(join(site, 'en/index.html.br'))).toString()).toBe(`${page}new`);
});

it('compresses the same text under many names at once', async () => {
  const names = Array.from({ length: 32 }, (_, index) => `en/page-${index}.html`);
  for (const name of names) writeFileSync(join(site, name), page);
  expect((await compressFolder(site, cache)).files).toBe(names.length + 1);
  for (const name of names) expect(brotliDecompressSync(readFileSync(join(site, `${name}.br`))).toString()).toBe(page);
});
