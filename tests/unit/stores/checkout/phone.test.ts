import { afterEach, expect, test, vi } from 'vitest';
import { exampleNumber, toE164 } from '#stores/checkout/phone.ts';
import { numberingPlans } from '../../../support/numbering-plans.ts';

afterEach(() => {
  vi.doUnmock('#stores/checkout/phone-rules.ts');
});

test.each([
  ['DE', '030 901820', '+4930901820'],
  ['DE', '+49 (0)30 901820', '+4930901820'],
  ['DE', '0043 1 234567', '+431234567'],
  ['IT', '06 6982 3332', '+390669823332'],
  ['US', '(415) 555-2671', '+14155552671'],
])('in %s, %s is %s', async (country, number, e164) => {
  expect(await toE164(country, number)).toBe(e164);
});

test.each([
  ['DE', '12'],
  ['DE', 'call me'],
  ['US', '555'],
  ['', '030 901820'],
])('in "%s", "%s" is no number', async (country, number) => {
  expect(await toE164(country, number)).toBeUndefined();
});

test('without the numbering plans, a number is checked roughly', async () => {
  vi.resetModules();
  vi.doMock('#stores/checkout/phone-rules.ts', () => {
    throw new Error('chunk not found');
  });
  const { toE164: rough } = await import('#stores/checkout/phone.ts');
  expect(await rough('DE', '030 901820')).toBe('+4930901820');
  expect(await rough('DE', 'call me')).toBeUndefined();
});

test('the numbering plans are those of the library (vitest -u takes new ones over)', async () => {
  await expect(numberingPlans()).toMatchFileSnapshot('../../../../src/stores/checkout/numbering-plans.json');
});

test.each(['DE', 'GB', 'US', 'JP'])('of %s an example is shown that the form takes', async (country) => {
  const example = await exampleNumber(country);
  expect(example).toMatch(/^\+\d+ \d+$/);
  expect(await toE164(country, example ?? '')).toBe(example?.replace(' ', ''));
});

test('of a country without numbers there is no example', async () => {
  expect(await exampleNumber('AQ')).toBeUndefined();
});
