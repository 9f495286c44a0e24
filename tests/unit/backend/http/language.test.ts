import { describe, expect, it } from 'vitest';
import { chooseLocale, offeredLocale } from '#backend/http/language.ts';

describe('chooseLocale', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['de-CH,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.5, de;q=0.7', 'de'],
    ['fr-FR, de;q=0.3', 'de'],
    ['fr', 'en'],
    ['de;q=0, en', 'en'],
    ['de;q=0', 'en'],
  ])('reads %s as %s', (header, locale) => {
    expect(chooseLocale(header, ['en', 'de'])).toBe(locale);
  });

  it.each([undefined, 'fr', 'de', 'de;q=0.1, en', 'en;q=0'])('reads %s as the one language of a brand', (header) => {
    expect(chooseLocale(header, ['en'])).toBe('en');
    expect(chooseLocale(header, ['de'])).toBe('de');
  });

  it("takes the brand's first language when none fits", () => {
    expect(chooseLocale('fr', ['de', 'en'])).toBe('de');
  });
});

describe('offeredLocale', () => {
  it.each([
    ['de', ['en', 'de'], 'de'],
    ['de', ['en'], 'en'],
    [undefined, ['de'], 'de'],
    ['fr', ['de', 'en'], 'de'],
  ] as const)('for %s of %s is %s', (wished, offered, locale) => {
    expect(offeredLocale(wished, offered)).toBe(locale);
  });
});
