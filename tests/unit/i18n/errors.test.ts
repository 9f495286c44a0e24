import { expect, test } from 'vitest';
import { errorCodes } from '#contracts/errors.ts';
import { locales } from '#contracts/common.ts';
import type { TransportCode } from '#api/service-error.ts';
import { errorText } from '#i18n/errors.ts';

const transportCodes: Record<TransportCode, true> = {
  offline: true, no_response: true, timeout: true, cancelled: true, not_constructed: true, unreadable: true,
};
const codes = [...errorCodes, ...Object.keys(transportCodes)];

test.each(locales)('every error has its own words in %s', (locale) => {
  const texts = codes.map((code) => errorText({ code }, locale));
  expect(new Set(texts).size).toBe(codes.length);
});

test('no German message was forgotten', () => {
  for (const code of codes) expect(errorText({ code }, 'de')).not.toBe(errorText({ code }, 'en'));
});

test('an error from elsewhere is unexpected', () => {
  expect(errorText({ code: 'teapot' }, 'en')).toBe(errorText({ code: 'unexpected' }, 'en'));
});
