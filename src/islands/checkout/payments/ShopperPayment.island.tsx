/** Must be an island: what can pay depends on the cart, and the order is sent from here. */
import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import type { ShopperMethod } from '#domain/payment-methods.ts';
import { isExpress } from '#stores/checkout/steps.ts';
import { $method, $offered } from '#stores/checkout/payments/choice.ts';
import { CheckoutFrame } from '../CheckoutFrame.tsx';
import { OrderReview } from '../OrderReview.tsx';
import { BancontactPayment } from './bancontact/BancontactPayment.tsx';
import { CardPayment } from './card/CardPayment.tsx';
import { clearQuery } from './clear-query.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { PayPalPayment } from './paypal/PayPalPayment.tsx';
import { Returned } from './Returned.tsx';
import { VoucherField } from './voucher/VoucherField.tsx';
import { VoucherPayment } from './voucher/VoucherPayment.tsx';
import { ExpressPayment } from './web-payments/ExpressPayment.tsx';
import { WalletPayment } from './web-payments/WalletPayment.tsx';
import styles from '../Payment.module.scss';

type PaymentProps = { locale: Locale; cart: Cart; isChoice: boolean };

/** A further method is a component, and an entry here. */
const payments: Record<ShopperMethod, (props: PaymentProps) => ReactNode> = {
  'credit-card': (props) => <CardPayment {...props} />,
  'web-payments': (props) => <WalletPayment {...props} isExpress={false} />,
  paypal: (props) => <PayPalPayment {...props} />,
  bancontact: (props) => <BancontactPayment {...props} />,
  voucher: (props) => <VoucherPayment {...props} />,
};

export default function ShopperPayment({ locale }: { locale: Locale }) {
  return (
    <CheckoutFrame locale={locale} step="payment" empty={<Returned locale={locale} />}>
      {(cart) => (isExpress(cart) ? <ExpressPayment locale={locale} cart={cart} /> : <PaymentStep locale={locale} cart={cart} />)}
    </CheckoutFrame>
  );
}

function PaymentStep({ locale, cart }: { locale: Locale; cart: Cart }) {
  const offered = useStore($offered);
  const method = useStore($method);
  const isChoice = offered.length > 1;
  useEffect(clearQuery, []);
  return (
    <div className={styles['payment']}>
      <OrderReview locale={locale} cart={cart} />
      {!cart.giftVoucher && <VoucherField locale={locale} cart={cart} />}
      {isChoice && <MethodChoice locale={locale} offered={offered} chosen={method} />}
      {method && payments[method]({ locale, cart, isChoice })}
    </div>
  );
}
