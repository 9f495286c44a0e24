import { useEffect, useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import { isOnRequest, type Cart } from '#domain/cart.ts';
import { totalText } from '#domain/cart-view.ts';
import { payPalMessages } from '#i18n/paypal/index.ts';
import { payByRedirect, payInWindow, type PaymentWindow } from '#stores/checkout/payments/redirect.ts';
import { RedirectPayment } from '../RedirectPayment.tsx';

const method = 'paypal';

type Texts = ReturnType<typeof payPalMessages>;

function noteOf(t: Texts, cart: Cart, total: string): string {
  if (!isOnRequest(cart)) return t.note({ total });
  return cart.items.length > 1 ? t.noteUntilAnswers({ total }) : t.noteOnRequest({ total });
}

/** Loads PayPal's script; nothing while it is on its way, or blocked (fault 34). */
function usePayPalWindow(locale: Locale): PaymentWindow | undefined {
  const [opened, setOpened] = useState<PaymentWindow>();
  useEffect(() => {
    let isCurrent = true;
    import('./load-paypal.ts')
      .then(({ loadPayPal }) => loadPayPal(locale))
      .then(
        (loaded) => isCurrent && setOpened(loaded),
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return opened;
}

/** The shopper agrees in PayPal's window; without its script, on its pages. */
export function PayPalPayment(props: { locale: Locale; cart: Cart; isChoice: boolean }) {
  const { locale, cart } = props;
  const t = payPalMessages(locale);
  const opened = usePayPalWindow(locale);
  const charge = { note: noteOf(t, cart, totalText(cart, locale)), onRequest: t.onRequest };
  const pay = () => void (opened ? payInWindow(locale, method, opened) : payByRedirect(locale, method));
  return <RedirectPayment {...props} method={method} t={t} charge={charge} onPay={pay} />;
}
