/** Must be an island: the order is in this tab alone, and is sent from here. */
import { useStore } from '@nanostores/react';
import type { SubmitEvent } from 'react';
import type { Locale } from '#contracts/common.ts';
import { isOnRequest, type Cart } from '#domain/cart.ts';
import { totalText } from '#domain/cart-view.ts';
import { billingMessages } from '#i18n/billing/index.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { bookOnAccount } from '#stores/checkout/payments/account.ts';
import { $payment } from '#stores/checkout/payment-state.ts';
import { $timeLeft } from '#stores/checkout/timer.ts';
import { Button } from '#ui/Button.tsx';
import { AccountPanel, useOrganization } from '../../AccountPanel.tsx';
import { BillingGate } from '../../BillingGate.tsx';
import { CheckoutFrame } from '../../CheckoutFrame.tsx';
import { OrderBox } from '../../OrderBox.tsx';
import { OrderReview } from '../../OrderReview.tsx';
import { PaymentNotices } from '../../PaymentNotices.tsx';
import styles from '../../Payment.module.scss';

/** The last step of a concierge's shop: no card, the organisation's account. */
export default function AccountPayment({ locale }: { locale: Locale }) {
  return (
    <CheckoutFrame locale={locale} step="payment" title={billingMessages(locale).paymentTitle}>
      {(cart) => (
        <div className={styles['payment']}>
          <OrderReview locale={locale} cart={cart} />
          <BillingGate locale={locale} step="payment">
            {({ organizationId, name }) => <Order locale={locale} cart={cart} organizationId={organizationId} name={name} />}
          </BillingGate>
        </div>
      )}
    </CheckoutFrame>
  );
}

/** Account, order and button. Pressed twice, it still orders once: the store sees to that. */
function Order({ locale, cart, organizationId, name }: { locale: Locale; cart: Cart; organizationId: string; name: string }) {
  const t = billingMessages(locale);
  const isProcessing = useStore($payment).status === 'processing';
  const isExpired = useStore($timeLeft)?.phase === 'expired';
  const words = { total: totalText(cart, locale), organization: useOrganization(organizationId)?.name ?? t.yourOrganization };
  const noteOnRequest = cart.items.length > 1 ? t.orderNoteUntilAnswers : t.orderNoteOnRequest;
  const charge = { note: (isOnRequest(cart) ? noteOnRequest : t.orderNote)(words), onRequest: t.onRequestText };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isExpired) void bookOnAccount(locale);
  };
  return (
    <form noValidate className={styles['payment']} onSubmit={submit}>
      <AccountPanel locale={locale} organizationId={organizationId} name={name} />
      <OrderBox locale={locale} cart={cart} charge={charge}>
        <Button type="submit" wide busy={isProcessing} disabled={isExpired} className={styles['order']}>
          {checkoutMessages(locale).order(words)}
        </Button>
        <PaymentNotices locale={locale} cart={cart} />
      </OrderBox>
    </form>
  );
}
