import { sumText } from '#domain/cart-view.ts';
import { certainOf, stateOf } from '#domain/order-state.ts';
import type { ConfirmationTexts } from '#i18n/confirmation/index.ts';
import type { Confirmation } from '#stores/checkout/result.ts';

/** What has been charged of an order of several so far, and what becomes of the rest (decision 22 of docs/design.md). */
export function chargeText(order: Confirmation, locale: string, t: ConfirmationTexts): string {
  const { currencyCode, onAccount, email } = order;
  const isWaiting = stateOf(order) === 'on_request';
  const certain = certainOf(order);
  const sumOf = (bookings: Confirmation['bookings']) =>
    sumText(
      bookings.map(({ item }) => item),
      currencyCode,
      locale,
    );
  const charged = sumOf(certain);
  const isNothing = certain.length === 0;
  if (onAccount && isNothing) return isWaiting ? t.accountOnlyIf : t.accountNothing;
  if (onAccount) return isWaiting ? t.accountWaiting({ charged }) : t.account({ charged });
  if (isWaiting) return t.setAside({ total: sumOf(order.bookings) });
  const isRefunded = order.bookings.some(({ status }) => status === 'cancelled');
  if (isNothing) return isRefunded ? t.refundOnly({ email }) : t.nothing;
  if (isRefunded) return t.chargedRefund({ charged, email });
  return certain.length === order.bookings.length ? t.charged({ charged }) : t.chargedPart({ charged });
}
