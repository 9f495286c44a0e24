/** `npm run lint:content`: names what is wrong with the editors' texts, by file and line, and with the catalogue, by file and field. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { locales, type Locale } from '#contracts/common.ts';
import { readSources } from '#backend/catalogue/read.ts';
import { unexplainedAccess } from './access.ts';
import { contradictions } from './catalogue.ts';
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

const wrongTours: Error[] = [];
const directory = 'content/catalogue';
const { sources } = await readSources({ directory, report: (problem) => wrongTours.push(problem) });
const catalogueProblems = [
  ...wrongTours.map(({ message }) => message),
  ...unexplainedAccess(sources),
  ...contradictions(sources, directory),
];
for (const problem of catalogueProblems) console.error(problem);

const count = problems.length + catalogueProblems.length;
console.info(count === 0 ? `${files.length} texts and the catalogue, nothing wrong with them.` : `${count} to correct.`);
process.exitCode = count === 0 ? 0 : 1;
