import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { machinePaths } from '#domain/machine-paths.ts';
import { oneLanguage, retiredPage, retirementFile, scratchSite } from '#tests/support/scratch-project.ts';
import { isBuilt, locationsIn, readPages, readText } from './built-site.ts';

const { locale, name } = oneLanguage;
const directory = scratchSite(name);

/** `content/README.md`: "Retire: delete both files. `npm run lint:content` names the texts that still link there." */
describe('a page that an editor has retired', () => {
  it('was named by the check wherever a text still led to it', () => {
    const named = [...readFileSync(retirementFile, 'utf8').matchAll(/^content\/pages\/(\S+)\.md:\d+ .*suppliers/gm)].map(
      ([, text]) => text,
    );
    expect(named.toSorted()).toEqual(['de/aboutUs', 'de/contactUs', 'en/aboutUs', 'en/contactUs']);
  });

  it('has left the routes, the sitemap, footer and menu', () => {
    const path = `/${locale}/${retiredPage}`;
    expect(isBuilt(`${path}.html`, directory)).toBe(false);
    expect(readText(machinePaths.sitemap(locale), directory)).toContain(`/${locale}/aboutUs`);
    expect(locationsIn(readText(machinePaths.sitemap(locale), directory)).filter((address) => address.endsWith(path))).toEqual([]);
    const home = load(readText(`/${locale}/index.html`, directory));
    expect(
      home('footer nav a, #menu a')
        .toArray()
        .filter((link) => home(link).attr('href') === path),
    ).toEqual([]);
  });

  it('is led to by no page', () => {
    const pages = readPages(directory);
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.filter(({ $ }) => $(`a[href$="/${retiredPage}"]`).length > 0).map(({ path }) => path)).toEqual([]);
  });
});
