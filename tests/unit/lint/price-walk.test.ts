import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPriceWalk } from '#tests/support/price-walk.ts';

const { naming, handingOn, besides } = readPriceWalk('.');
const read = (path: string): string => readFileSync(path, 'utf8');
const namesPrice = /price|amount|total|money|lines|share|pricingGroups|decimal|rates|captured/i;
const worksWithMoney = (path: string): boolean =>
  (path.startsWith('src/domain/') ? /from '\.\/(money|order-line)\.ts'/ : /from '#domain\/(money|order-line)\.ts'/).test(read(path));

describe('docs/price-walk.md', () => {
  it('lists files that are there, each once, and numbers those that name the price', () => {
    const all = [...naming, ...handingOn];
    expect([...all, ...besides].filter((path) => !existsSync(path))).toEqual([]);
    expect(all.filter((path, index) => all.indexOf(path) < index)).toEqual([]);
    expect(naming.filter((path) => !namesPrice.test(read(path)))).toEqual([]);
    expect([...read('docs/price-walk.md').matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))).toEqual(
      naming.map((_, index) => index + 1),
    );
  });

  it('leaves out no file that works with money', () => {
    const working = globSync('src/**/*.{ts,tsx,astro}').filter(worksWithMoney);
    expect(working.length).toBeGreaterThan(20);
    const known = (path: string) => naming.includes(path) || besides.some((other) => path.startsWith(other));
    expect(working.filter((path) => !known(path))).toEqual([]);
  });
});
