import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceProblems } from '#build/brand/checks/sources.ts';
import { readTokens } from '#build/brand/colours/tokens.ts';
import { readBrand } from '#brands/folder.ts';
import { checkAnswer, proposalFor, type Answers } from '#build/brand/new/answers.ts';
import { createBrand } from '#build/brand/new/create.ts';

const answers: Answers = {
  name: 'Fjord & Fell',
  folder: 'fjord-fell',
  type: 'cruiseConcierge',
  colour: '#7a1fa2',
  legalEntity: 'Fjord & Fell GmbH',
  url: 'https://fjord.example',
  locales: ['en', 'de'],
};
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'landfall-new-'));
});
afterEach(() => rmSync(directory, { recursive: true }));
const problems = () => sourceProblems('fjord-fell', { brands: directory, pages: 'content/pages' });

describe('a new brand', () => {
  it.each(['marketplace', 'cruise', 'concierge', 'cruiseConcierge'] as const)('of the type %s is sound', (type) => {
    createBrand({ ...answers, type }, directory);
    expect(problems()).toEqual([]);
    expect(readBrand('fjord-fell', directory)).toMatchObject({ name: 'Fjord & Fell', type, index: !type.startsWith('cruise') });
  });

  it.each(['en', 'de'] as const)('of one language has its texts in that alone, %s', (locale) => {
    createBrand({ ...answers, locales: [locale] }, directory);
    expect(problems()).toEqual([]);
    const { locales, support } = readBrand('fjord-fell', directory);
    expect([locales, Object.keys(support.hours)]).toEqual([[locale], [locale]]);
  });

  // Too pale, too bright, without a hue, at the ends of the scale.
  it.each(['#ffd400', '#e91e63', '#00e5ff', '#808080', '#000000', '#ffffff'])('has contrast enough with the main colour %s', (colour) => {
    createBrand({ ...answers, colour }, directory);
    expect(problems()).toEqual([]);
  });

  it('keeps a main colour that has contrast enough as it is', () => {
    createBrand(answers, directory);
    expect(readTokens(join(directory, 'fjord-fell'), 'light')['--primary']).toBe('#7a1fa2');
  });

  it('never overwrites another', () => {
    createBrand(answers, directory);
    expect(() => createBrand(answers, directory)).toThrow('src/brands/fjord-fell exists already: choose another folder');
  });
});

describe('answers', () => {
  it.each([
    ['colour', 'purple', '"purple": give a colour such as #1d4e89'],
    ['folder', 'My Brand', '"My Brand": give lower-case letters, digits and hyphens, a letter first'],
    ['type', 'shop', '"shop": give one of marketplace, cruise, concierge, cruiseConcierge'],
    ['url', 'http://shop.example', '"http://shop.example": give an address that begins with https://'],
    ['locales', 'en, fr', '"en, fr": give en, de or en,de'],
    ['name', ' ', '" ": give a name'],
  ] as const)('for %s are refused with what to give instead', (question, answer, message) => {
    expect(() => checkAnswer(question, answer)).toThrow(message);
  });

  it('are proposed from those before', () => {
    expect(proposalFor('folder', { name: 'Fjörd & Fell 2' })).toBe('fjord-fell-2');
    expect(proposalFor('url', { folder: 'fjord' })).toBe('https://fjord.example');
  });
});
