import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { brandFacts, type BrandFacts } from '#contracts/brand.ts';
import { siteDirectory } from './root.ts';

/** What the build of a brand's pages has left for the server. @throws Error when the brand is not built, or that is damaged */
export function readBrandFacts(name: string): BrandFacts {
  const file = join(siteDirectory(name), 'brand.json');
  if (!existsSync(file)) throw new Error(`There is no dist/${name}/brand.json: build the brand first (npm run build -- --brand ${name}).`);
  const result = v.safeParse(brandFacts, JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.output;
  throw new Error(`dist/${name}/brand.json is damaged: build the brand again (npm run build -- --brand ${name})`);
}
