import { expect, test } from 'vitest';
import { countryOptions, dialCodeOf, likelyCountry } from '#domain/countries.ts';
import { dialCodes } from '../../support/numbering-plans.ts';

test('dial codes are those of the numbering plans (vitest -u takes new ones over)', async () => {
  await expect(dialCodes()).toMatchFileSnapshot('../../../src/domain/dial-codes.json');
  expect(dialCodeOf('DE')).toBe('+49');
});

test("countries are named and sorted in the reader's language", () => {
  const names = countryOptions('de').map(({ name }) => name);
  expect(names).toContain('Österreich');
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Pakistan'));
});

test.each([
  [['de-AT', 'en'], 'de', 'AT'],
  [['en-US'], 'en', 'US'],
  [['de'], 'de', 'DE'],
  [[], 'en', 'GB'],
])('a browser in %j that reads %s is likely in %s', (languages, locale, country) => {
  expect(likelyCountry(languages, locale)).toBe(country);
});
