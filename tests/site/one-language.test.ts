import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { oneLanguage, scratchHosts, scratchSite } from '#tests/support/scratch-project.ts';
import { readPages, readText, twinsOf } from './built-site.ts';

const directory = scratchSite(oneLanguage.name);
const text = /\.(?:html|xml|txt|json|webmanifest|js|conf|toml|map|caddy)$|Caddyfile$|\/_\w+$/;

/** Files under a folder in which a path of the language that the brand does not have is named. */
const naming = (folder: string, path: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && text.test(`/${entry.name}`))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => path.test(readFileSync(file, 'utf8')));

describe('a brand of one language', () => {
  const pages = readPages(directory);

  it('has pages in it, and none in another', () => {
    expect(pages.length).toBeGreaterThan(50);
    expect(existsSync(join(directory, 'en'))).toBe(false);
    expect([...new Set(pages.map(({ $ }) => $('html').attr('lang')))]).toEqual([oneLanguage.locale]);
  });

  it('offers no other language to choose', () => {
    expect(pages.filter(({ $ }) => $('[data-language-link]').length > 0).map(({ path }) => path)).toEqual([]);
    expect(pages.find(({ path }) => path === '/')?.$('[data-locale]').length).toBe(1);
  });

  it('names itself alone as its twin and as the default', () => {
    const others = pages.filter(
      (page) => new Set(twinsOf(page).values()).size > 1 || [...twinsOf(page).keys()].some((key) => !['de', 'x-default'].includes(key)),
    );
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('names no path of the other in what it sends or in what its hosts do', () => {
    expect(naming(directory, /["'(/]\/?en\/|sitemap-en/)).toEqual([]);
    expect(naming(scratchHosts(oneLanguage.name), /\ben\b(?=["/|)`])|default en/)).toEqual([]);
  });

  it('drops the clauses about another language version', () => {
    const terms = pages.find(({ path }) => path === '/de/generalTermsAndConditions');
    expect(terms?.$('main').text()).toContain('deutsches Recht');
    expect(terms?.$('main').text()).not.toMatch(/\{\{|Englisch|Fassungen/);
    expect(
      terms
        ?.$('main li')
        .toArray()
        .filter((item) => terms.$(item).text().trim() === ''),
    ).toEqual([]);
  });

  it('lets its pages ask a service elsewhere', () => {
    const policies = pages.map(({ $ }) => $('meta[http-equiv="content-security-policy"]').attr('content') ?? '').filter(Boolean);
    expect(policies.length).toBeGreaterThan(50);
    expect(policies.filter((policy) => !policy.includes(`connect-src 'self' ${oneLanguage.newsletterOrigin}`))).toEqual([]);
  });

  it('tells its server which language it has', () => {
    expect(JSON.parse(readText('brand.json', directory))).toMatchObject({ name: 'Nordwind', locales: ['de'] });
  });
});
