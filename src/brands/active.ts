import * as v from 'valibot';
import { parse } from 'yaml';
import { brandSchema, type Brand } from './schema.ts';
import source from './landfall/brand.yaml?raw';

function read(file: string, text: string): Brand {
  const result = v.safeParse(brandSchema, parse(text));
  if (result.success) return result.output;
  throw new Error(`${file}\n${result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '(file)'}: ${issue.message}`).join('\n')}`);
}

/** The brand that this build is for. */
export const brand: Brand = read('src/brands/landfall/brand.yaml', source);
