import { expect, test } from 'vitest';
import { errorCodes } from '#contracts/errors.ts';
import { locales } from '#contracts/common.ts';
import type { TransportCode } from '#api/service-error.ts';
import { accountErrorText } from '#i18n/account-errors/index.ts';
import { errorText } from '#i18n/errors/index.ts';
import { paymentErrorText } from '#i18n/payment-errors/index.ts';

const transportCodes: Record<TransportCode, true> = {
  offline: true,
  no_response: true,
  timeout: true,
  cancelled: true,
  not_constructed: true,
  unreadable: true,
  no_content: true,
  refused: true,
};
const codes = [...errorCodes, ...Object.keys(transportCodes)];

/** The words that some page has for a code; a page without its own has those that every page carries. */
function textOf(code: string, locale: string): string {
  const common = errorText({ code }, locale);
  return [paymentErrorText, accountErrorText].map((text) => text({ code }, locale)).find((text) => text !== common) ?? common;
}

test.each(locales)('every error has its own words in %s', (locale) => {
  const texts = codes.map((code) => textOf(code, locale));
  expect(new Set(texts).size).toBe(codes.length);
});

test('no German message was forgotten', () => {
  for (const code of codes) expect(textOf(code, 'de')).not.toBe(textOf(code, 'en'));
});

test.each([errorText, accountErrorText, paymentErrorText])('an error from elsewhere is unexpected', (text) => {
  expect(text({ code: 'teapot' }, 'en')).toBe(text({ code: 'unexpected' }, 'en'));
});
