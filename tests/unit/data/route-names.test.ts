import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { composed, taken } from '#data/route-names.ts';

const folder = join(import.meta.dirname, '../../../src/pages/[locale]');
const routes = readdirSync(folder)
  .map((file) => file.replace(/\.(astro|ts)$/, ''))
  .filter((name) => name !== 'index' && !name.startsWith('['));

it('names every route, so that no editors’ page takes its address unseen', () => {
  expect([...composed, ...taken]).toEqual(expect.arrayContaining([...new Set(routes)]));
});

it('composes no page that has no route', () => {
  expect(routes).toEqual(expect.arrayContaining([...composed]));
});
