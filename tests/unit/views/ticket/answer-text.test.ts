import { expect, it } from 'vitest';
import { answerText, untilText } from '#views/ticket/answer-text.ts';

const answerBy = '2026-12-02T13:05:37Z';
const said = { en: /^The operator answers by .*2 Dec.*at the latest\. /, de: /^Der Veranstalter antwortet bis .*2\. Dez.* Uhr / };

it.each(['en', 'de'] as const)('says until when the operator answers, and what becomes of the money otherwise, in %s', (locale) => {
  const [card, paid, account] = [{}, { paidAtOnce: true }, { onAccount: true }].map((how) => answerText({ answerBy, ...how }, locale));
  for (const text of [card, paid, account]) {
    expect(text).toMatch(said[locale]);
    expect(text).toContain(untilText(answerBy, locale));
  }
  expect(card).toMatch(locale === 'en' ? /nothing is charged.*released\.$/ : /nichts abgebucht.*freigegeben\.$/);
  expect(paid).toMatch(locale === 'en' ? /goes back to you at once\.$/ : /bekommen Sie sofort zurück/);
  expect(account).toMatch(locale === 'en' ? /nothing is charged for it\.$/ : /nichts berechnet\.$/);
  for (const text of [paid, account]) expect(text).not.toMatch(/card|Karte/);
});

it('says no time that is not known', () => {
  expect(answerText({}, 'en')).toBeUndefined();
});
