import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brandFrom } from './parse.ts';
import type { Brand } from './schema.ts';

/** Where brands lie, a folder for each. */
export const brandsDirectory = resolve(import.meta.dirname);

/** Names of the folders that are brands. */
export const brandNames = (directory = brandsDirectory): string[] =>
  readdirSync(directory)
    .filter((name) => existsSync(join(directory, name, 'brand.yaml')))
    .sort();

export const defaultBrand = 'landfall';

/** A brand as its brand.yaml says. @throws Error naming the file and all its problems */
export function readBrand(name: string, directory = brandsDirectory): Brand {
  const file = join(directory, name, 'brand.yaml');
  if (!existsSync(file)) throw new Error(`No brand "${name}": src/brands has ${brandNames(directory).join(', ')}.`);
  return brandFrom(readFileSync(file, 'utf8'), `src/brands/${name}/brand.yaml`);
}
