import { useEffect } from 'react';
import type { Locale } from '#contracts/common.ts';
import { isOnRequest, type Cart } from '#domain/cart.ts';
import { totalText } from '#domain/cart-view.ts';
import { bancontactMessages } from '#i18n/bancontact/index.ts';
import { rememberMethod } from '#stores/checkout/payments/choice.ts';
import { payByRedirect, resumeRedirect } from '#stores/checkout/payments/redirect.ts';
import { Icon } from '#ui/Icon.tsx';
import { PayForm } from '../PayForm.tsx';
import { PendingPayment } from '../PendingPayment.tsx';
import styles from '../../Payment.module.scss';

const method = 'bancontact';

/** Nothing to type: the shopper pays on Bancontact's own pages and comes back. */
export function BancontactPayment({ locale, cart, isChoice }: { locale: Locale; cart: Cart; isChoice: boolean }) {
  const t = bancontactMessages(locale);
  const total = totalText(cart, locale);
  useEffect(() => {
    void resumeRedirect(locale, method);
  }, [locale]);
  const pay = () => {
    rememberMethod(method);
    void payByRedirect(locale, method);
  };
  const charge = { note: isOnRequest(cart) ? t.noteOnRequest({ total }) : t.note({ total }), onRequest: t.onRequest };
  return (
    <PayForm locale={locale} cart={cart} charge={charge} onPay={pay}>
      <PendingPayment method={method} title={t.pendingTitle} text={t.pending({ total })} action={t.goOn} onContinue={pay} />
      <section className={styles['section']}>
        <h2 className={isChoice ? 'visually-hidden' : styles['legend']}>{t.title}</h2>
        <p>{t.lead}</p>
        <p className={styles['safe']}>
          <Icon name="lock" size={16} /> {t.safe}
        </p>
      </section>
    </PayForm>
  );
}
