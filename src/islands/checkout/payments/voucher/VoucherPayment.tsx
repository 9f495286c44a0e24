import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { voucherFormMessages } from '#i18n/voucher-form/index.ts';
import { orderByVoucher } from '#stores/checkout/payments/by-voucher.ts';
import { PayForm } from '../PayForm.tsx';

/** For an order that its voucher covers: nothing to choose, and nothing to type. */
export function VoucherPayment({ locale, cart }: { locale: Locale; cart: Cart }) {
  const t = voucherFormMessages(locale);
  const charge = { note: t.free, onRequest: t.freeOnRequest };
  return <PayForm locale={locale} cart={cart} charge={charge} onPay={() => void orderByVoucher(locale)} />;
}
