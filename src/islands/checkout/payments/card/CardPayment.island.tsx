/** Must be an island: the card is typed into the payment provider's fields, and the order is sent from here. */
import { Elements } from '@stripe/react-stripe-js';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { CheckoutFrame } from '../../CheckoutFrame.tsx';
import { OrderReview } from '../../OrderReview.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { PaymentNotices } from '../../PaymentNotices.tsx';
import { useCards } from './use-cards.ts';
import styles from '../../Payment.module.scss';

export default function CardPayment({ locale }: { locale: Locale }) {
  return (
    <CheckoutFrame locale={locale} step="payment">
      {(cart) => <PaymentStep locale={locale} cart={cart} />}
    </CheckoutFrame>
  );
}

function PaymentStep({ locale, cart }: { locale: Locale; cart: Cart }) {
  const t = checkoutMessages(locale);
  const { cards, retry } = useCards(locale);
  return (
    <div className={styles['payment']}>
      <OrderReview locale={locale} cart={cart} />
      {cards.state === 'ready' ? (
        <Elements stripe={cards.stripe} options={{ locale }}>
          <PaymentForm locale={locale} cart={cart} />
        </Elements>
      ) : (
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
      )}
    </div>
  );
}
