/** `npm run lint:content`: names what is wrong with the editors' texts, by file and line. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { locales, type Locale } from '#contracts/common.ts';
import { checkContent } from './check.ts';
import type { Known } from './known.ts';

type BrandFile = { locales: Locale[]; legalEntity: object; support: object };
const readBrandFile = (folder: string): BrandFile => parse(readFileSync(`${folder}/brand.yaml`, 'utf8')) as BrandFile;

const localesOf: Known['localesOf'] = (room) => {
  const [folder] = /^src\/brands\/[^/]+/.exec(room) ?? [];
  return folder ? readBrandFile(folder).locales : locales;
};

/** All brands have the same. */
function particulars(): string[] {
  const [file = ''] = globSync('src/brands/*/brand.yaml');
  const { legalEntity, support } = readBrandFile(file.replaceAll('\\', '/').replace(/\/brand\.yaml$/, ''));
  return ['name', ...Object.keys(legalEntity).map((key) => `legalEntity.${key}`), ...Object.keys(support).map((key) => `support.${key}`)];
}

const files = globSync(['content/{pages,magazine,destinations}/**/*.md', 'src/brands/*/pages/**/*.md'])
  .sort()
  .map((path) => ({ path: path.replaceAll('\\', '/'), source: readFileSync(path, 'utf8') }));
const problems = checkContent(files, { localesOf, particulars: particulars(), hasFile: existsSync });
for (const { path, line, text } of problems) console.error(`${path}:${line} ${text}`);
console.info(
  problems.length === 0 ? `${files.length} texts, nothing wrong with them.` : `${problems.length} to correct in ${files.length} texts.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
