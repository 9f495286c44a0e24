import { useStore } from '@nanostores/react';
import { useStripe } from '@stripe/react-stripe-js';
import { useEffect, type SubmitEvent } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { totalText } from '#domain/cart-view.ts';
import { fullName } from '#domain/checkout-form.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { $form } from '#stores/checkout/form.ts';
import { $payment, $pendingIntent } from '#stores/checkout/payment-state.ts';
import { confirmPending, pay, resumePending } from '#stores/checkout/payment.ts';
import { $timeLeft } from '#stores/checkout/timer.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { CardMarks } from './CardMarks.tsx';
import { CardFields } from './CardFields.tsx';
import { OrderBox } from '../../OrderBox.tsx';
import { PaymentNotices } from '../../PaymentNotices.tsx';
import { cardSheet } from './card-sheet.ts';
import { cardParts, cardFieldId, useCardFields } from './use-card-fields.ts';
import styles from '../../Payment.module.scss';

/** Card, order and button. Pressed twice, it still orders once: the store sees to that. */
export function PaymentForm({ locale, cart }: { locale: Locale; cart: Cart }) {
  const t = checkoutMessages(locale);
  const total = totalText(cart, locale);
  const stripe = useStripe();
  const fields = useCardFields(t);
  const { booker } = useStore($form);
  const isProcessing = useStore($payment).status === 'processing';
  const isPending = useStore($pendingIntent) !== null;
  const isExpired = useStore($timeLeft)?.phase === 'expired';
  const [name, email] = [fullName(booker), booker.email];
  const sheet = stripe && cardSheet(stripe, () => fields.element('number'), { name, email });

  useEffect(() => {
    if (stripe)
      void resumePending(
        locale,
        cardSheet(stripe, () => null, { name, email }),
      );
  }, [stripe, locale, name, email]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isExpired && sheet && fields.check()) void pay(locale, sheet);
  };

  return (
    <form noValidate className={styles['payment']} onSubmit={submit}>
      <ErrorSummary
        title={t.errorTitle}
        lead={t.requiredFields}
        errors={fields.summary}
        onGoTo={(id) => cardParts.filter((part) => cardFieldId(part) === id).forEach(fields.focus)}
      />
      {isPending && !isProcessing && (
        <Notice
          tone="warning"
          action={
            <Button look="secondary" onClick={() => sheet && void confirmPending(locale, sheet)}>
              {t.confirmNow}
            </Button>
          }
        >
          <p>
            <strong>{t.pendingTitle}</strong>
          </p>
          <p>{t.pending({ total })}</p>
        </Notice>
      )}
      <fieldset className={styles['section']}>
        <legend className={styles['legend']}>{t.card}</legend>
        <CardMarks label={t.acceptedCards} />
        <CardFields t={t} fields={fields} />
        <p className={styles['safe']}>
          <Icon name="lock" size={16} /> {t.cardSafe}
        </p>
      </fieldset>
      <OrderBox locale={locale} cart={cart}>
        <Button type="submit" wide busy={isProcessing} disabled={isExpired} className={styles['order']}>
          {t.order({ total })}
        </Button>
        <PaymentNotices locale={locale} cart={cart} />
      </OrderBox>
    </form>
  );
}
