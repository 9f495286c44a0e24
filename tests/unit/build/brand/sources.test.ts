import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceProblems } from '#build/brand/checks/sources.ts';
import { brandNames, brandsDirectory, readBrand } from '#brands/folder.ts';
import { brandCopy } from '../../../support/brand-folder.ts';

const pages = 'content/pages';

it.each(brandNames())('the brand %s is sound', (name) => {
  expect(sourceProblems(name, { brands: brandsDirectory, pages })).toEqual([]);
});

it('ships the four kinds of shop', () => {
  const kinds = brandNames().map((name) => readBrand(name));
  expect(kinds.map(({ type }) => type).sort()).toEqual(['concierge', 'cruise', 'cruiseConcierge', 'marketplace']);
  for (const { type, checkoutType, index, organizationId } of kinds) {
    expect({ type, checkoutType }).toEqual({ type, checkoutType: /concierge/i.test(type) ? 'billed' : 'direct' });
    if (type.startsWith('cruise')) expect({ index, has: organizationId !== undefined }).toEqual({ index: false, has: true });
  }
});

it('names the brands that there are when asked for another', () => {
  expect(() => readBrand('nobody')).toThrow(/^No brand "nobody": src\/brands has blue-petrel, landfall, quarterdeck, saffron-bell/);
});

describe('a brand is refused, and told why,', () => {
  let copy: ReturnType<typeof brandCopy>;
  beforeEach(() => {
    copy = brandCopy();
  });
  afterEach(() => rmSync(copy.directory, { recursive: true }));
  const problems = () => sourceProblems('copy', { brands: copy.directory, pages });

  it.each([
    ['an unknown key', /^menu:/m, 'colour: red\nmenu:', /^brand\.yaml: colour: unknown key; allowed here: name, url, type, /],
    [
      'an unknown key in a section',
      '  street:',
      '  stret: x\n  street:',
      /^brand\.yaml: legalEntity\.stret: unknown key; allowed here: name, street, postalCode/,
    ],
    ['a missing key', /^currency: EUR\n/m, '', /^brand\.yaml: currency: missing$/],
    [
      'a value that is not allowed',
      'checkoutType: direct',
      'checkoutType: cash',
      /^brand\.yaml: checkoutType: found "cash"; allowed: "direct", "billed"$/,
    ],
    ['a locale without pages', 'locales: [en, de]', 'locales: [en, fr]', /^brand\.yaml: locales\.1: found "fr"; allowed: "en", "de"$/],
    ['the same locale twice', 'locales: [en, de]', 'locales: [en, en]', /^brand\.yaml: locales: .*must name each locale once$/],
    ['no locale', 'locales: [en, de]', 'locales: []', /^brand\.yaml: locales\.0: missing$/],
    [
      'a text that one of its languages lacks',
      /hours: .*/,
      "hours: { en: 'Every day' }",
      /^brand\.yaml: support\.hours\.de: missing; locales has de$/,
    ],
    ['a wrong address', 'https://landfall.example', 'landfall', /^brand\.yaml: url: found "landfall"; must be an address such as https:/],
    ['a wrong kind of value', 'index: true', "index: 'yes'", /^brand\.yaml: index: found "yes"; allowed: boolean$/],
    ['no legal pages in the footer', 'legal, collaboration', 'collaboration', /^brand\.yaml: footer: .*must have the group legal$/],
    [
      'a cruise brand without an organisation',
      'type: marketplace',
      'type: cruise',
      /^brand\.yaml: organizationId: missing; a cruise brand/,
    ],
    ['a direct concierge', 'type: marketplace', 'type: concierge', /^brand\.yaml: checkoutType: does not fit the type/],
    ['no YAML', 'locales: [en', 'locales: [en: [', /^brand\.yaml: no valid YAML: /],
    [
      'a bar of another colour',
      "light: '#fbf5ea'",
      "light: '#ffffff'",
      /^brand\.yaml: themeColor\.light: found "#ffffff"; must be the token --paper, #fbf5ea$/,
    ],
  ])('for %s', (_, from, to, message) => {
    copy.edit('brand.yaml', from, to);
    expect(problems()).toContainEqual(expect.stringMatching(message));
  });

  it('for two colours that are too much alike', () => {
    copy.edit('_brand-tokens.scss', '--ink-soft: #48595d', '--ink-soft: #8b9a9d');
    expect(problems()).toContainEqual(
      expect.stringMatching(
        /^_brand-tokens\.scss: light: --ink-soft #8b9a9d on --paper #fbf5ea has a contrast of 2\.\d\d; at least 4\.5 is needed$/,
      ),
    );
  });

  it('for a contrast that fails in the dark alone', () => {
    copy.edit('_brand-tokens.scss', '--ink: #f6eede', '--ink: #20363b');
    expect(problems()).toContainEqual(expect.stringMatching(/^_brand-tokens\.scss: dark: --ink /));
    expect(problems()).not.toContainEqual(expect.stringMatching(/light: --ink /));
  });

  it('for a token that is missing, misspelt or no colour', () => {
    copy.edit('_brand-tokens.scss', '--hero-lamp: #ffd27a', '--hero-lmp: #ffd27a');
    expect(problems()).toEqual(
      expect.arrayContaining([
        '_brand-tokens.scss: --hero-lamp is missing from the mixin light, or no colour such as #fbf5ea',
        '_brand-tokens.scss: unknown token --hero-lmp',
      ]),
    );
    copy.edit('_brand-tokens.scss', '@mixin dark', '@mixin darkness');
    expect(problems()).toEqual(['_brand-tokens.scss: Undefined mixin.']);
  });

  it.each(['logo.svg', 'logo-dark.svg'])('without %s', (file) => {
    rmSync(join(copy.folder, file));
    expect(problems()).toEqual([expect.stringMatching(new RegExp(`^${file}: missing; every brand needs its mark`))]);
  });

  it('for a mark of another size', () => {
    copy.edit('logo.svg', '0 0 48 48', '0 0 64 64');
    expect(problems()).toEqual(['logo.svg: must be an SVG with viewBox="0 0 48 48"']);
  });

  it('for a legal page that is nowhere, and not for one of its own', () => {
    const alone = { brands: copy.directory, pages: join(copy.directory, 'none') };
    expect(sourceProblems('copy', alone)).toContain('pages/de/privacy.md: missing, and content/pages/de has no common one either');
    const petrel = brandCopy('blue-petrel');
    const missing = sourceProblems('copy', { ...alone, brands: petrel.directory });
    expect(missing).toHaveLength(6);
    expect(missing.join()).not.toContain('legalDisclosures');
    rmSync(petrel.directory, { recursive: true });
  });
});
