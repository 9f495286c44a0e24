import { useStore } from '@nanostores/react';
import type { ReactNode, SubmitEvent } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { $payment } from '#stores/checkout/payment-state.ts';
import { $timeLeft } from '#stores/checkout/timer.ts';
import { $discount } from '#stores/checkout/voucher.ts';
import { OrderBox, type Charge } from '../OrderBox.tsx';
import styles from '../Payment.module.scss';

type Props = {
  locale: Locale;
  cart: Cart;
  /** What is said about money where no card is charged. */
  charge?: Charge;
  /** Not called for places that are not kept any more. */
  onPay?: () => void;
  /** In place of the order's own button: that of a provider, which orders. */
  button?: (isBlocked: boolean) => ReactNode;
  /** What the method asks for or says. */
  children?: ReactNode;
};

/** What a method asks for, the order and its button. Pressed twice, it still orders once: the store sees to that. */
export function PayForm({ locale, cart, charge, onPay, button, children }: Props) {
  const isPaying = useStore($payment).status === 'processing';
  const isPricing = useStore($discount).status === 'loading';
  const isExpired = useStore($timeLeft)?.phase === 'expired';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isExpired && !isPricing) onPay?.();
  };
  return (
    <form noValidate className={styles['payment']} onSubmit={submit}>
      {children}
      <OrderBox
        locale={locale}
        cart={cart}
        charge={charge}
        isBusy={isPaying || isPricing}
        isExpired={isExpired}
        button={button?.(isPaying || isPricing || isExpired)}
      />
    </form>
  );
}
