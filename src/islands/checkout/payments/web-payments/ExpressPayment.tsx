import { useStore } from '@nanostores/react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { expressWalletMessages } from '#i18n/express-wallet/index.ts';
import { contactAddress } from '#stores/checkout/payments/by-payer.ts';
import { $offered } from '#stores/checkout/payments/choice.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PaymentNotices } from '../../PaymentNotices.tsx';
import { VoucherField } from '../voucher/VoucherField.tsx';
import { WalletPayment } from './WalletPayment.tsx';
import payment from '../../Payment.module.scss';
import styles from './ExpressPayment.module.scss';

type Props = { locale: Locale; cart: Cart };

/** The payment step of who has chosen a wallet on the page of a tour: nothing is asked before, the sheet says who books. */
export function ExpressPayment({ locale, cart }: Props) {
  const canPay = useStore($offered).includes('web-payments');
  return (
    <div className={payment['payment']}>
      <VoucherField locale={locale} cart={cart} />
      <div role="status">{!canPay && <Instead locale={locale} cart={cart} />}</div>
      {canPay ? (
        <>
          <WalletPayment locale={locale} cart={cart} isChoice={false} isExpress />
          <OtherWay locale={locale} />
        </>
      ) : (
        <PaymentNotices locale={locale} cart={cart} />
      )}
    </div>
  );
}

/** What else pays needs to know who books. */
function OtherWay({ locale }: Pick<Props, 'locale'>) {
  const t = expressWalletMessages(locale);
  return (
    <p className={styles['other']}>
      <ButtonLink look="quiet" href={contactAddress(locale)}>
        {t.otherWay}
      </ButtonLink>
      <span className={styles['hint']}>{t.otherWayHint}</span>
    </p>
  );
}

/** The device has no wallet after all, or there is nothing left for it to pay. */
function Instead({ locale, cart }: Props) {
  const t = expressWalletMessages(locale);
  return (
    <Notice action={<ButtonLink href={contactAddress(locale)}>{t.goOn}</ButtonLink>}>
      {cart.grandTotal > 0 && (
        <p>
          <strong>{t.noWalletTitle}</strong>
        </p>
      )}
      <p>{cart.grandTotal > 0 ? t.noWallet : t.covered}</p>
    </Notice>
  );
}
