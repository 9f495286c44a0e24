/**
 * `npm run build [-- --brand NAME ... | --all] [--static]`: checks each brand, makes its pages in `dist/<brand>`, checks those, makes the
 * files for their hosts in `dist/hosts/<brand>`, and at last makes the server in `dist/server`, once for all brands. With `--static` the
 * pages of all tours and all pictures are made, too: a copy that needs no server for reading.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { outputProblems, signsOf } from './brand/checks/output.ts';
import { sourceProblems } from './brand/checks/sources.ts';
import { brandNames, brandsDirectory, defaultBrand, readBrand } from '#brands/folder.ts';

const root = resolve(import.meta.dirname, '../..');
/** So that a fault in a layout does not fill the screen with every page. */
const shownProblems = 20;

class Refused extends Error {}

function stopOn(problems: readonly string[], title: string): void {
  if (problems.length === 0) return;
  const more = problems.length > shownProblems ? [`and ${problems.length - shownProblems} more`] : [];
  throw new Refused(`${title}\n${[...problems.slice(0, shownProblems), ...more].map((problem) => `  ${problem}`).join('\n')}`);
}

/** @throws Refused when the tool fails; it has said why itself */
function run(tool: string, args: readonly string[], brand: string, settings: NodeJS.ProcessEnv = {}): void {
  const env = { ...process.env, ...settings, BRAND: brand };
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) throw new Refused(`${tool} failed for the brand ${brand}.`);
}

type Wanted = { brands: string[]; isStatic: boolean };

function readWanted(): Wanted {
  const { values } = parseArgs({
    options: { brand: { type: 'string', multiple: true }, all: { type: 'boolean' }, static: { type: 'boolean' } },
  });
  const isStatic = values.static ?? false;
  const names = brandNames();
  if (values.all) return { brands: names, isStatic };
  const brands = values.brand ?? [process.env.BRAND ?? defaultBrand];
  const stray = brands.find((name) => !names.includes(name));
  if (stray !== undefined) throw new Refused(`No brand "${stray}": src/brands has ${names.join(', ')}. npm run brand:new makes one.`);
  return { brands, isStatic };
}

/** The sizes in which pictures are shown are drawn once for all brands: where Astro keeps a brand's, it finds everybody's. */
function sharePictures(brand: string): void {
  const [all, own] = [join(root, '.cache', 'pictures'), join(root, '.cache', 'astro', brand, 'assets')];
  mkdirSync(all, { recursive: true });
  mkdirSync(join(own, '..'), { recursive: true });
  rmSync(own, { recursive: true, force: true });
  symlinkSync(all, own, 'junction');
}

function buildBrand(name: string, isStatic: boolean): void {
  const settings = isStatic ? { PRERENDER_TOURS: 'all', PRERENDER_PICTURES: 'true' } : {};
  sharePictures(name);
  run('astro build', ['node_modules/astro/bin/astro.mjs', 'build'], name, settings);
  const others = brandNames()
    .filter((other) => other !== name)
    .map((other) => signsOf(other, brandsDirectory));
  stopOn(
    outputProblems(join(root, 'dist', name), readBrand(name), signsOf(name, brandsDirectory), others),
    `dist/${name} is not fit to be served:`,
  );
  run('npm run hosts', ['--import', 'tsx', 'src/build/hosts/emit.ts'], name);
}

try {
  const { brands, isStatic } = readWanted();
  // The signs of every brand are needed to check one, so all must be sound.
  for (const name of brandNames()) {
    stopOn(
      sourceProblems(name, { brands: brandsDirectory, pages: join(root, 'content', 'pages') }),
      `The brand ${name} cannot be built. In src/brands/${name}:`,
    );
  }
  run('The blank database', ['--import', 'tsx', 'src/build/backend/blank.ts'], defaultBrand);
  for (const name of brands) buildBrand(name, isStatic);
  run('The bundle of the server', ['--import', 'tsx', 'src/build/backend/bundle.ts'], defaultBrand);
  console.info(`Built: ${brands.map((name) => `dist/${name}`).join(', ')}, dist/server`);
} catch (error) {
  console.error(error instanceof Refused || (error instanceof Error && 'code' in error) ? error.message : error);
  process.exitCode = 1;
}
