import { expect, test } from 'vitest';
import { locales } from '#contracts/common.ts';
import { billedMailMessages } from '#i18n/billed-mail/index.ts';
import { billingMessages } from '#i18n/billing/index.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import { requestMailMessages } from '#i18n/request-mail/index.ts';

const onlyIfAccepted = {
  en: /(nothing is charged .*unless|charged .*only if) the operator accepts/i,
  de: /(abgebucht|berechnet|belastet)( wird)?( diese Buchung)? erst,? |erst .*(abgebucht|belastet), wenn/i,
};
const refund = /money back|refund|Geld|erstatt/i;

test.each(locales)('of a tour on request every text says that nothing is charged unless the operator accepts, in %s', (locale) => {
  const texts = [
    bookingMessages(locale).onRequest,
    checkoutMessages(locale).onRequestText,
    checkoutMessages(locale).orderNoteOnRequest({ total: '€10' }),
    billingMessages(locale).onRequestText,
    billingMessages(locale).orderNoteOnRequest({ total: '€10', organization: 'Hotel' }),
    confirmationMessages(locale).request3,
    confirmationMessages(locale).request3OnAccount,
    confirmationMessages(locale).on_requestText,
    confirmationMessages(locale).accountRequest(1),
    requestMailMessages(locale).money,
    billedMailMessages(locale).requested({ payer: 'Hotel' }),
  ];
  for (const text of texts) {
    expect(text).toMatch(onlyIfAccepted[locale]);
    expect(text).not.toMatch(refund);
  }
});

const onceAllHaveAnswered = {
  en: /nothing .*set aside|set aside .*nothing is charged/i,
  de: /nichts.* vorgemerkt|vorgemerkt.* abgebucht wird erst/i,
};

test.each(locales)(
  'of an order that waits for an answer they say what is set aside, until when, and what is charged then, in %s',
  (locale) => {
    const texts = [
      checkoutMessages(locale).orderNoteUntilAnswers({ total: '€10' }),
      confirmationMessages(locale).setAside({ total: '€10' }),
    ];
    for (const text of texts) {
      expect(text).toMatch(onceAllHaveAnswered[locale]);
      expect(text).toMatch(/24/);
      expect(text).toMatch(locale === 'en' ? /in one amount/ : /in einem Betrag/);
      expect(text).not.toMatch(refund);
    }
  },
);

test.each([
  ['en', /the operator for/, /the operators for/],
  ['de', /beim Veranstalter /, /bei den Veranstaltern /],
] as const)('an order of several of which some is on request names one operator or more, in %s', (locale, one, several) => {
  expect(checkoutMessages(locale).partOnRequestText(1)).toMatch(one);
  expect(checkoutMessages(locale).partOnRequestText(2)).toMatch(several);
});
