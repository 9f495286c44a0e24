/** `npm run lint:content`: names what is wrong with the editors' texts, by file and line. */
import { globSync, readFileSync } from 'node:fs';
import { checkContent } from './check.ts';

const files = globSync(['content/{pages,magazine,destinations}/**/*.md', 'src/brands/*/pages/**/*.md'])
  .sort().map((path) => ({ path: path.replaceAll('\\', '/'), source: readFileSync(path, 'utf8') }));
const problems = checkContent(files);
for (const { path, line, text } of problems) console.error(`${path}:${line} ${text}`);
console.info(problems.length === 0 ? `${files.length} texts, nothing wrong with them.` : `${problems.length} to correct in ${files.length} texts.`);
process.exitCode = problems.length === 0 ? 0 : 1;
