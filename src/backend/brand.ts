import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { brandFacts, type BrandFacts } from '#contracts/brand.ts';
import { locales } from '#contracts/common.ts';
import { siteDirectory } from './root.ts';

/** For a server without built pages: while pages are made, and in tests. */
export const unbuiltBrand: BrandFacts = {
  name: 'Landfall',
  email: 'hello@landfall.example',
  locales: [...locales],
  light: {
    paper: '#fbf5ea',
    card: '#fffdf8',
    ink: '#14262b',
    inkSoft: '#48595d',
    line: '#dfd2bc',
    primary: '#ba3d0b',
    onPrimary: '#ffffff',
    secondary: '#00695c',
  },
  dark: {
    paper: '#0f1c20',
    card: '#17282d',
    ink: '#f6eede',
    inkSoft: '#b7c3c1',
    line: '#2d434a',
    primary: '#ff9a5c',
    onPrimary: '#2a1204',
    secondary: '#63cbb9',
  },
};

/** What the build of a brand's pages has left for the server. @throws Error when that is damaged */
export function readBrandFacts(name: string): BrandFacts {
  const file = join(siteDirectory(name), 'brand.json');
  if (!existsSync(file)) return unbuiltBrand;
  const result = v.safeParse(brandFacts, JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.output;
  throw new Error(`dist/${name}/brand.json is damaged: build the brand again (npm run build -- --brand ${name})`);
}
