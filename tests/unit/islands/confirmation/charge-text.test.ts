import { expect, test } from 'vitest';
import { locales } from '#contracts/common.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import { chargeText } from '#islands/confirmation/charge-text.ts';
import type { Booked, Confirmation } from '#stores/checkout/result.ts';
import { cartItem, laterItem } from '../../../support/cart.ts';

const order = (first: Booked['status'], second: Booked['status'], more: Partial<Confirmation> = {}): Confirmation => ({
  key: '11111111-1111-4111-8111-111111111111',
  orderNumber: 'LF-1',
  email: 'ada@example.com',
  currencyCode: 'EUR',
  bookings: [
    { orderNumber: 'LF-1-1', status: first, vouchers: [], item: cartItem },
    { orderNumber: 'LF-1-2', status: second, vouchers: [], item: laterItem },
  ],
  ...more,
});

test.each(locales)('what has been charged of an order so far, %s', (locale) => {
  const t = confirmationMessages(locale);
  const text = (of: Confirmation) => chargeText(of, locale, t);
  const money = (amount: number) => (locale === 'de' ? `${amount}\u00a0€` : `€${amount}`);
  expect(text(order('confirmed', 'on_request'))).toBe(t.setAside({ total: money(206) }));
  expect(text(order('confirmed', 'confirmed'))).toBe(t.charged({ charged: money(206) }));
  expect(text(order('confirmed', 'declined'))).toBe(t.chargedPart({ charged: money(125) }));
  expect(text(order('cancelled', 'confirmed'))).toBe(t.chargedRefund({ charged: money(81), email: 'ada@example.com' }));
  expect(text(order('cancelled', 'on_request'))).toBe(t.setAside({ total: money(206) }));
  expect(text(order('cancelled', 'declined'))).toBe(t.refundOnly({ email: 'ada@example.com' }));
  expect(text(order('declined', 'declined'))).toBe(t.nothing);
  expect(text(order('on_request', 'on_request', { onAccount: true }))).toBe(t.accountOnlyIf);
  expect(text(order('declined', 'declined', { onAccount: true }))).toBe(t.accountNothing);
  expect(text(order('confirmed', 'on_request', { onAccount: true }))).toBe(t.accountWaiting({ charged: money(125) }));
  expect(text(order('confirmed', 'declined', { onAccount: true }))).toBe(t.account({ charged: money(125) }));
});
