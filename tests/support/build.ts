import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from '#backend/db/lock.ts';
import { root, siteDirectory } from '#backend/root.ts';
import { brandNames, defaultBrand } from '#brands/folder.ts';

export const sources = ['src', 'content', 'public', 'astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];
/** The rules for its hosts are made last, when a brand's pages have passed their checks. */
const productsOf = (brand: string): string[] => [join(siteDirectory(brand), 'index.html'), join(root, 'dist', 'hosts', brand)];
const products = [...productsOf(defaultBrand), join(root, 'dist', 'server', 'main.js')];

/** A test runner's NODE_ENV would build the pages with React as developers have it. */
export const environment = { ...process.env, NODE_ENV: 'production' };

const changedAt = (path: string): number => statSync(path).mtimeMs;

function newestIn(path: string): number {
  if (!statSync(path).isDirectory()) return changedAt(path);
  return Math.max(...readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => changedAt(join(path, name))));
}

/** Whether these are there, and newer than everything that a build reads, and what is named besides. */
export function areBuilt(files: readonly string[], besides: readonly string[] = []): boolean {
  if (!files.every((path) => existsSync(path))) return false;
  return Math.min(...files.map(changedAt)) > Math.max(...[...sources, ...besides].map((path) => newestIn(join(root, path))));
}

/** Makes the production build, unless there is one that is newer than everything it is made from. @throws Error when it fails */
export function ensureBuilt(): void {
  if (!areBuilt(products)) execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit', env: environment });
}

/** The layout differs from brand to brand, what it shows of a tour does not: the default brand alone has the pages of all of them. */
const fewTours = { PRERENDER_TOURS: '20' };

/**
 * The same for the pages of other brands; the build checks them. Of two workers that want them at once, one waits.
 * @throws Error when it fails, or the other has not ended in ten minutes
 */
async function ensureBrandsBuilt(brands: readonly string[]): Promise<void> {
  const missing = () => brands.filter((brand) => !areBuilt(productsOf(brand)));
  if (missing().length === 0) return;
  const giveBack = await lock(join(root, '.cache', 'brands', 'lock'), 'Wait until it has built.', 600_000);
  try {
    const named = missing().flatMap((brand) => ['--brand', brand]);
    const env = { ...environment, ...fewTours };
    if (named.length > 0) execFileSync('npm', ['run', 'build', '--', ...named], { cwd: root, stdio: 'inherit', env });
  } finally {
    giveBack();
  }
}

/** The pages of a brand, beside those of the default one, and the server. @throws Error when a build fails */
export async function ensureBrandBuilt(brand: string): Promise<void> {
  ensureBuilt();
  await ensureBrandsBuilt([brand]);
}

/** The pages of every brand, and the server. @throws Error when a build fails */
export async function ensureAllBuilt(): Promise<void> {
  ensureBuilt();
  await ensureBrandsBuilt(brandNames());
}
