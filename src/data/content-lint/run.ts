/** `npm run lint:content`: names what is wrong with the editors' texts, by file and line. */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { locales } from '#contracts/common.ts';
import { checkContent, type LocalesOf } from './check.ts';

const files = globSync(['content/{pages,magazine,destinations}/**/*.md', 'src/brands/*/pages/**/*.md'])
  .sort().map((path) => ({ path: path.replaceAll('\\', '/'), source: readFileSync(path, 'utf8') }));
const brandOf = (room: string): string | undefined => /^src\/brands\/[^/]+/.exec(room)?.[0];
const localesOf: LocalesOf = (room) => {
  const brand = brandOf(room);
  return brand ? (parse(readFileSync(`${brand}/brand.yaml`, 'utf8')) as { locales: typeof locales }).locales : locales;
};
const problems = checkContent(files, localesOf);
for (const { path, line, text } of problems) console.error(`${path}:${line} ${text}`);
console.info(problems.length === 0 ? `${files.length} texts, nothing wrong with them.` : `${problems.length} to correct in ${files.length} texts.`);
process.exitCode = problems.length === 0 ? 0 : 1;
