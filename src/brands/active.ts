import * as v from 'valibot';
import { parse } from 'yaml';
import { brandSchema, type Brand } from './schema.ts';

const sources = import.meta.glob<string>('./*/brand.yaml', { eager: true, query: '?raw', import: 'default' });
const logos = import.meta.glob<string>('./*/{logo,logo-dark}.svg', { eager: true, query: '?raw', import: 'default' });
const name = process.env.BRAND ?? 'landfall';

function read(): Brand {
  const result = v.safeParse(brandSchema, parse(fileOf(sources, 'brand.yaml')));
  if (result.success) return result.output;
  throw new Error(`src/brands/${name}/brand.yaml\n${result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '(file)'}: ${issue.message}`).join('\n')}`);
}

function fileOf(files: Record<string, string>, file: string): string {
  const found = files[`./${name}/${file}`];
  if (found === undefined) throw new Error(`src/brands/${name}/${file} is missing: every brand needs it`);
  return found;
}

/** The brand that this build is for: the folder that BRAND names, `landfall` without it. */
export const brand: Brand = read();

/** The brand's mark as SVG text, for light and for dark paper. */
export const logo = { light: fileOf(logos, 'logo.svg'), dark: fileOf(logos, 'logo-dark.svg') };
