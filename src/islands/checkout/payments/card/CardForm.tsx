import { useStore } from '@nanostores/react';
import { useStripe } from '@stripe/react-stripe-js';
import { useEffect } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { totalText } from '#domain/cart-view.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { $form } from '#stores/checkout/form.ts';
import { confirmPending, pay, resumePending } from '#stores/checkout/payment.ts';
import { rememberMethod } from '#stores/checkout/payments/choice.ts';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Icon } from '#ui/Icon.tsx';
import { MethodMarks } from '../MethodMarks.tsx';
import { PayForm } from '../PayForm.tsx';
import { PendingPayment } from '../PendingPayment.tsx';
import { billingDetailsOf } from '../stripe/billing-details.ts';
import { CardFields } from './CardFields.tsx';
import { cardSheet } from './card-sheet.ts';
import { cardParts, cardFieldId, useCardFields } from './use-card-fields.ts';
import styles from '../../Payment.module.scss';

/** The fields of a card, and the order. */
export function CardForm({ locale, cart, isChoice }: { locale: Locale; cart: Cart; isChoice: boolean }) {
  const t = checkoutMessages(locale);
  const stripe = useStripe();
  const fields = useCardFields(t);
  const { booker } = useStore($form);
  const sheet = stripe && cardSheet(stripe, () => fields.element('number'), billingDetailsOf(booker));

  useEffect(() => {
    if (stripe)
      void resumePending(
        locale,
        cardSheet(stripe, () => null, {}),
      );
  }, [stripe, locale]);

  const order = () => {
    if (!sheet || !fields.check()) return;
    rememberMethod(sheet.method);
    void pay(locale, sheet);
  };

  return (
    <PayForm locale={locale} cart={cart} onPay={order}>
      <ErrorSummary
        title={t.errorTitle}
        lead={t.requiredFields}
        errors={fields.summary}
        onGoTo={(id) => cardParts.filter((part) => cardFieldId(part) === id).forEach(fields.focus)}
      />
      <PendingPayment
        method="credit-card"
        title={t.pendingTitle}
        text={t.pending({ total: totalText(cart, locale) })}
        action={t.confirmNow}
        onContinue={() => sheet && void confirmPending(locale, sheet)}
      />
      <fieldset className={styles['section']}>
        <legend className={isChoice ? 'visually-hidden' : styles['legend']}>{t.card}</legend>
        {!isChoice && (
          <p>
            <span className="visually-hidden">{t.acceptedCards}</span>
            <MethodMarks method="credit-card" />
          </p>
        )}
        <CardFields t={t} fields={fields} />
        <p className={styles['safe']}>
          <Icon name="lock" size={16} /> {t.cardSafe}
        </p>
      </fieldset>
    </PayForm>
  );
}
