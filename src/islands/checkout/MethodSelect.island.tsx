/** Must be an island: who is signed in, and what is in the cart, only this tab knows. */
import { useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { goToNextStep } from '#stores/checkout/steps.ts';
import { Button } from '#ui/Button.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { BillingGate } from './BillingGate.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import styles from './StepForm.module.scss';

/** Where the checkout of a concierge's shop starts (requirements 2). */
export default function MethodSelect({ locale }: { locale: Locale }) {
  return (
    <CheckoutFrame locale={locale} step="method_select">
      {(cart) => (
        <BillingGate locale={locale} step="method_select">
          {({ organizationId, name }) => (
            <div className={styles['form']}>
              <AccountPanel locale={locale} organizationId={organizationId} name={name} />
              <Next locale={locale} cart={cart} />
            </div>
          )}
        </BillingGate>
      )}
    </CheckoutFrame>
  );
}

function Next({ locale, cart }: { locale: Locale; cart: Cart }) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    location.assign(goToNextStep(cart, 'method_select', locale));
  };
  return (
    <div className={styles['actions']}>
      <Button busy={isLeaving} className={styles['next']} onClick={leave}>
        {checkoutMessages(locale).next}
      </Button>
    </div>
  );
}
