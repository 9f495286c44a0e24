import { Elements } from '@stripe/react-stripe-js';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { PaymentNotices } from '../../PaymentNotices.tsx';
import { CardForm } from './CardForm.tsx';
import { useCards } from './use-cards.ts';
import styles from '../../Payment.module.scss';

/** The card is typed into fields of the payment provider, whose script comes first. `isChoice`: the choice above names it already. */
export function CardPayment({ locale, cart, isChoice }: { locale: Locale; cart: Cart; isChoice: boolean }) {
  const t = checkoutMessages(locale);
  const { cards, retry } = useCards(locale);
  if (cards.state === 'ready')
    return (
      <Elements stripe={cards.stripe} options={{ locale }}>
        <CardForm locale={locale} cart={cart} isChoice={isChoice} />
      </Elements>
    );
  return (
    <>
      <PaymentNotices locale={locale} cart={cart} />
      {cards.state === 'loading' && (
        <p role="status" className={styles['loading']}>
          {t.cardLoading}
        </p>
      )}
      {cards.state === 'blocked' && (
        <div role="alert">
          <FailureNotice retry={t.retry} onRetry={retry}>
            <p>
              <strong>{t.cardBlockedTitle}</strong>
            </p>
            <p>{t.cardBlocked}</p>
          </FailureNotice>
        </div>
      )}
    </>
  );
}
