import type { Locale } from '#contracts/common.ts';
import { isOnRequest, type Cart } from '#domain/cart.ts';
import { totalText } from '#domain/cart-view.ts';
import { bancontactMessages } from '#i18n/bancontact/index.ts';
import { payByRedirect } from '#stores/checkout/payments/redirect.ts';
import { RedirectPayment } from '../RedirectPayment.tsx';

const method = 'bancontact';

/** The shopper pays on Bancontact's own pages. */
export function BancontactPayment(props: { locale: Locale; cart: Cart; isChoice: boolean }) {
  const { locale, cart } = props;
  const t = bancontactMessages(locale);
  const total = totalText(cart, locale);
  const charge = { note: isOnRequest(cart) ? t.noteOnRequest({ total }) : t.note({ total }), onRequest: t.onRequest };
  return <RedirectPayment {...props} method={method} t={t} charge={charge} onPay={() => void payByRedirect(locale, method)} />;
}
