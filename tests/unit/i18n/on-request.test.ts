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
  de: /(abgebucht|berechnet|belastet)( wird)? erst,? |erst .*(abgebucht|belastet), wenn/i,
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
    requestMailMessages(locale).money,
    billedMailMessages(locale).requested({ payer: 'Hotel' }),
  ];
  for (const text of texts) {
    expect(text).toMatch(onlyIfAccepted[locale]);
    expect(text).not.toMatch(refund);
  }
});
