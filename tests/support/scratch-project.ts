import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { parse as parseYaml, stringify } from 'yaml';
import { root } from '#backend/root.ts';
import { locales } from '#contracts/common.ts';
import { areBuilt, environment, sources } from './build.ts';

/** A copy of the project, in which tests add what a partner and an editor would, and build it, without touching the shop itself. */
export const scratch = join(root, '.cache', 'scratch');

/** A brand that `brand:new` makes, with one of the code's languages, and a newsletter service elsewhere. */
export const oneLanguage = { name: 'nordwind', locale: 'de', newsletterOrigin: 'https://news.nordwind.example' } as const;
const answers = {
  name: 'Nordwind',
  folder: oneLanguage.name,
  colour: '#1d4e89',
  legalEntity: 'Nordwind Reisen GmbH',
  url: 'https://nordwind.example',
  locales: oneLanguage.locale,
};

/** What an editor drops in: a page in both languages, written by the book of `content/README.md`. */
export const newPage = { name: 'packingList', order: 15, menu: 25, title: { en: 'What to pack', de: 'Was einpacken' } } as const;
const textOf = (locale: 'en' | 'de'): string => `---
title: ${newPage.title[locale]}
description: ${
  locale === 'en'
    ? 'What to take along on a walk, on a boat and to the opera, and what had better stay at home, by {{name}}.'
    : 'Was auf einen Spaziergang, ein Boot und in die Oper mitkommt und was besser zu Hause bleibt, von {{name}}.'
}
footer: travel
order: ${newPage.order}
menu: ${newPage.menu}
---

## Shoes & Schuhe

Text {{#en}}[English](/en/${newPage.name}){{/en}} {{#de}}[Deutsch](/de/${newPage.name}){{/de}} {{support.email}}

<script>document.title = 'taken over'</script>
`;

/** What the editor retires by the same book, in both languages, and what `lint:content` said before the links to it were gone. */
export const retiredPage = 'suppliers';
export const retirementFile = join(scratch, '.cache', 'retirement.txt');

function retirePage(): void {
  for (const locale of locales) rmSync(join(scratch, 'content', 'pages', locale, `${retiredPage}.md`));
  const { stderr } = spawnSync('npm', ['run', '--silent', 'lint:content'], { cwd: scratch, env: environment, encoding: 'utf8' });
  writeFileSync(retirementFile, stderr);
  for (const file of globSync('content/**/*.md', { cwd: scratch }).map((path) => join(scratch, path))) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(new RegExp(`\\[([^\\]]+)\\]\\(/../${retiredPage}\\)`, 'g'), '$1'));
  }
}

export const scratchSite = (brand: string): string => join(scratch, 'dist', brand);
export const scratchHosts = (brand: string): string => join(scratch, 'dist', 'hosts', brand);

const run = (parameters: readonly string[], settings: Record<string, string> = {}): void => {
  execFileSync('npm', ['run', '--silent', ...parameters], {
    cwd: scratch,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment, ...settings },
  });
};

/** Files that are kept by a hash of what is in them belong to both projects. */
const shared = ['database', 'fonts', 'images', 'pictures'];

function copyProject(): void {
  for (const source of sources) {
    rmSync(join(scratch, source), { recursive: true, force: true });
    cpSync(join(root, source), join(scratch, source), { recursive: true });
  }
  const links = ['node_modules', ...shared.map((folder) => join('.cache', folder))];
  mkdirSync(join(scratch, '.cache'), { recursive: true });
  for (const link of links) {
    rmSync(join(scratch, link), { recursive: true, force: true });
    mkdirSync(join(root, link), { recursive: true });
    symlinkSync(join(root, link), join(scratch, link));
  }
}

function removePictures(file: string): void {
  const { pictures, ...tour } = parseYaml(readFileSync(file, 'utf8')) as { pictures?: unknown };
  if (pictures !== undefined) writeFileSync(file, stringify(tour));
}

/** Elsewhere tours have their city's poster. */
const cityWithPictures = 'rome';

/**
 * A catalogue of one tour in each city, and those that articles lead to; those of one city have pictures of their own. All pictures of all
 * tours take minutes to draw.
 */
function writeSmallCatalogue(directory: string): void {
  const content = join(scratch, 'content');
  rmSync(directory, { recursive: true, force: true });
  cpSync(join(content, 'catalogue'), directory, { recursive: true });
  const articles = globSync('magazine/*/*.md', { cwd: content }).map((file) => readFileSync(join(content, file), 'utf8'));
  const isNamed = (tour: string): boolean => articles.some((article) => article.includes(tour));
  for (const city of readdirSync(join(directory, 'tours'))) {
    const folder = join(directory, 'tours', city);
    const tours = readdirSync(folder).filter((name) => name !== 'operators.yaml');
    for (const [index, name] of tours.sort().entries()) {
      const file = join(folder, name);
      if (index > 0 && !isNamed(parse(name).name)) rmSync(file);
      else if (city !== cityWithPictures) removePictures(file);
    }
  }
}

/**
 * Builds a shop of few tours in the copy, for a brand of one language, that needs no server for reading, with a page more and a page less.
 * Leaves it alone while it is newer than everything it is made from.
 * @throws Error when the build fails
 */
export function ensureScratchBuilt(): void {
  const products = [join(scratchSite(oneLanguage.name), 'index.html'), scratchHosts(oneLanguage.name)];
  if (areBuilt(products, ['tests/support/scratch-project.ts'])) return;
  copyProject();
  run(['brand:new', '--', ...Object.entries(answers).flatMap(([question, answer]) => [`--${question}`, answer])]);
  for (const locale of locales) writeFileSync(join(scratch, 'content', 'pages', locale, `${newPage.name}.md`), textOf(locale));
  retirePage();
  const smallCatalogue = join(scratch, '.cache', 'small-catalogue');
  writeSmallCatalogue(smallCatalogue);
  run(['build', '--', '--brand', oneLanguage.name, '--static'], {
    CATALOGUE_DIR: smallCatalogue,
    NEWSLETTER_URL: `${oneLanguage.newsletterOrigin}/api`,
  });
}
