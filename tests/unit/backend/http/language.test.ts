import { describe, expect, it } from 'vitest';
import { chooseLocale } from '#backend/http/language.ts';

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
    expect(chooseLocale(header)).toBe(locale);
  });
});
