import { brandFrom } from './parse.ts';
import type { Brand } from './schema.ts';

const sources = import.meta.glob<string>('./*/brand.yaml', { eager: true, query: '?raw', import: 'default' });
const logos = import.meta.glob<string>('./*/{logo,logo-dark}.svg', { eager: true, query: '?raw', import: 'default' });
const name = process.env.BRAND ?? 'landfall';

function fileOf(files: Record<string, string>, file: string): string {
  const found = files[`./${name}/${file}`];
  if (found === undefined) throw new Error(`src/brands/${name}/${file} is missing: every brand needs it`);
  return found;
}

/** The brand that this build is for: the folder that BRAND names, `landfall` without it. */
export const brand: Brand = brandFrom(fileOf(sources, 'brand.yaml'), `src/brands/${name}/brand.yaml`);

/** The brand's mark as SVG text, for light and for dark paper. */
export const logo = { light: fileOf(logos, 'logo.svg'), dark: fileOf(logos, 'logo-dark.svg') };
