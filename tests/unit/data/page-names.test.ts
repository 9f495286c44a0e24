import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codePages, composedPages } from '#data/page-names.ts';

const folder = 'src/pages/[locale]';
const names = new Set(readdirSync(folder).map((file) => file.replace(/\..*$/, '')));
/** A name in brackets stands for any; the index has none. */
const routes = [...names].filter((name) => !name.includes('[') && name !== 'index');

/** A page reads its text itself, or has its document read it. */
function showsEditorsText(name: string): boolean {
  const file = join(folder, `${name}.astro`);
  if (!existsSync(file)) return false;
  const text = readFileSync(file, 'utf8');
  const documents = [...text.matchAll(/#data\/([a-z-]+-document\.ts)/g)].map(([, document = '']) =>
    readFileSync(join('src/data', document), 'utf8'),
  );
  return [text, ...documents].some((one) => one.includes('getContentPage('));
}

it("names every route that shows an editor's text", () => {
  expect(composedPages.toSorted()).toEqual(routes.filter(showsEditorsText).toSorted());
});

it('names every other route', () => {
  expect(codePages.toSorted()).toEqual(routes.filter((name) => !showsEditorsText(name)).toSorted());
});
