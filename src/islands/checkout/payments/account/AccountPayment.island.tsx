/** Must be an island: the order is in this tab alone, and is sent from here. */
import type { Locale } from '#contracts/common.ts';
import { isOnRequest, type Cart } from '#domain/cart.ts';
import { totalText } from '#domain/cart-view.ts';
import { billingMessages } from '#i18n/billing/index.ts';
import { bookOnAccount } from '#stores/checkout/payments/account.ts';
import { AccountPanel, useOrganization } from '../../AccountPanel.tsx';
import { BillingGate } from '../../BillingGate.tsx';
import { CheckoutFrame } from '../../CheckoutFrame.tsx';
import { OrderReview } from '../../OrderReview.tsx';
import { PayForm } from '../PayForm.tsx';
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

/** The account, and the order. */
function Order({ locale, cart, organizationId, name }: { locale: Locale; cart: Cart; organizationId: string; name: string }) {
  const t = billingMessages(locale);
  const words = { total: totalText(cart, locale), organization: useOrganization(organizationId)?.name ?? t.yourOrganization };
  const noteOnRequest = cart.items.length > 1 ? t.orderNoteUntilAnswers : t.orderNoteOnRequest;
  const charge = { note: (isOnRequest(cart) ? noteOnRequest : t.orderNote)(words), onRequest: t.onRequestText };
  return (
    <PayForm locale={locale} cart={cart} charge={charge} onPay={() => void bookOnAccount(locale)}>
      <AccountPanel locale={locale} organizationId={organizationId} name={name} />
    </PayForm>
  );
}
