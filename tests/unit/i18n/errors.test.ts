import { expect, test } from 'vitest';
import { errorCodes } from '#contracts/errors.ts';
import { locales } from '#contracts/common.ts';
import type { TransportCode } from '#api/service-error.ts';
import { accountErrorText } from '#i18n/account-errors.ts';

const transportCodes: Record<TransportCode, true> = {
  offline: true, no_response: true, timeout: true, cancelled: true, not_constructed: true, unreadable: true,
};
const codes = [...errorCodes, ...Object.keys(transportCodes)];

test.each(locales)('every error has its own words in %s', (locale) => {
  const texts = codes.map((code) => accountErrorText({ code }, locale));
  expect(new Set(texts).size).toBe(codes.length);
});

test('no German message was forgotten', () => {
  for (const code of codes) expect(accountErrorText({ code }, 'de')).not.toBe(accountErrorText({ code }, 'en'));
});

test('an error from elsewhere is unexpected', () => {
  expect(accountErrorText({ code: 'teapot' }, 'en')).toBe(accountErrorText({ code: 'unexpected' }, 'en'));
});
