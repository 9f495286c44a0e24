import { expect, test } from 'vitest';
import { locales } from '#contracts/common.ts';
import { answerDeadlineMessages } from '#i18n/answer-deadline/index.ts';
import { bancontactMessages } from '#i18n/bancontact/index.ts';
import { billedMailMessages } from '#i18n/billed-mail/index.ts';
import { billingMessages } from '#i18n/billing/index.ts';
import { bookingMessages } from '#i18n/booking/index.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { guestBookingMessages } from '#i18n/guest-booking/index.ts';
import { orderMailMessages } from '#i18n/order-mail/index.ts';
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
    confirmationMessages(locale).accountRequest(1),
    requestMailMessages(locale).money,
    billedMailMessages(locale).requested({ payer: 'Hotel' }),
  ];
  for (const text of texts) {
    expect(text).toMatch(onlyIfAccepted[locale]);
    expect(text).not.toMatch(refund);
  }
});

const paidBack = { en: /goes back to you|all of your money back|is paid back/i, de: /zurück/i };

test.each(locales)('with its deadline, every text says that a no costs nothing or brings the money back, in %s', (locale) => {
  const { setAside, paid, onAccount } = answerDeadlineMessages(locale);
  const nothing = {
    en: /unless it is a yes, nothing is charged for it/i,
    de: /Sagt er nicht zu, wird dafür nichts (abgebucht|berechnet)/,
  };
  for (const text of [setAside, onAccount].map((words) => words({ until: '14:05' }))) {
    expect(text).toMatch(nothing[locale]);
    expect(text).not.toMatch(refund);
  }
  expect(paid({ until: '14:05' })).toMatch(paidBack[locale]);
});

const costsNothing = { en: /if it is a no, you pay nothing for it/i, de: /bei einer Absage zahlen Sie dafür nichts/i };

test.each(locales)('whatever it is paid with, pages about it say that a no costs nothing, in %s', (locale) => {
  const texts = [
    confirmationMessages(locale).on_requestText,
    guestBookingMessages(locale).on_requestText,
    dashboardMessages(locale).on_requestText,
  ];
  for (const text of texts) expect(text).toMatch(costsNothing[locale]);
});

test.each(locales)('where all is paid at once every text says that a no brings it back at once, in %s', (locale) => {
  const texts = [
    bancontactMessages(locale).onRequest,
    bancontactMessages(locale).noteOnRequest({ total: '€10' }),
    confirmationMessages(locale).request3Paid,
    confirmationMessages(locale).paidRequests,
    requestMailMessages(locale).moneyPaid,
    orderMailMessages(locale).paidBefore({ total: '€10' }),
  ];
  for (const text of texts) {
    expect(text).toMatch(paidBack[locale]);
    expect(text).toMatch(locale === 'en' ? /at once/ : /sofort/);
    expect(text).not.toMatch(/set aside on|vorgemerkt/);
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
