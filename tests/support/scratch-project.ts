import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { root } from '#backend/root.ts';
import { defaultBrand } from '#brands/folder.ts';
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
const shared = ['compressed', 'fonts', 'images', 'scripts'];

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
  for (const brand of [oneLanguage.name, defaultBrand]) {
    cpSync(join(root, '.cache', 'astro', defaultBrand, 'assets'), join(scratch, '.cache', 'astro', brand, 'assets'), {
      recursive: true,
      force: false,
    });
  }
}

/** A catalogue of one tour in each city, and those that articles lead to: all pictures of all tours take minutes to draw. */
function writeSmallCatalogue(directory: string): void {
  const content = join(scratch, 'content');
  rmSync(directory, { recursive: true, force: true });
  cpSync(join(content, 'catalogue'), directory, { recursive: true });
  const articles = globSync('magazine/*/*.md', { cwd: content }).map((file) => readFileSync(join(content, file), 'utf8'));
  for (const city of readdirSync(join(directory, 'tours'))) {
    const files = readdirSync(join(directory, 'tours', city)).sort();
    for (const file of files.filter((name) => name !== 'operators.yaml').slice(1))
      if (!articles.some((article) => article.includes(parse(file).name))) rmSync(join(directory, 'tours', city, file));
  }
}

/**
 * Builds two shops of few tours in the copy: the default brand with a page more and a page less, and a brand of one language that needs no
 * server for reading. Leaves them alone while they are newer than everything they are made from.
 * @throws Error when a build fails
 */
export function ensureScratchBuilt(): void {
  const brands = [oneLanguage.name, defaultBrand];
  if (
    areBuilt(
      [...brands.map((brand) => join(scratchSite(brand), 'index.html')), ...brands.map(scratchHosts)],
      ['tests/support/scratch-project.ts'],
    )
  )
    return;
  copyProject();
  run(['brand:new', '--', ...Object.entries(answers).flatMap(([question, answer]) => [`--${question}`, answer])]);
  for (const locale of locales) writeFileSync(join(scratch, 'content', 'pages', locale, `${newPage.name}.md`), textOf(locale));
  const smallCatalogue = join(scratch, '.cache', 'small-catalogue');
  writeSmallCatalogue(smallCatalogue);
  const settings = { CATALOGUE_DIR: smallCatalogue };
  run(['build', '--', '--brand', oneLanguage.name, '--static'], { ...settings, NEWSLETTER_URL: `${oneLanguage.newsletterOrigin}/api` });
  retirePage();
  run(['build', '--', '--brand', defaultBrand], settings);
}
