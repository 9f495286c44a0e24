import { useStore } from '@nanostores/react';
import type { Locale } from '#contracts/common.ts';
import type { ShopperMethod } from '#domain/payment-methods.ts';
import { walletMessages } from '#i18n/wallet/index.ts';
import { paymentChoiceMessages } from '#i18n/payment-choice/index.ts';
import { $payment } from '#stores/checkout/payment-state.ts';
import { $wallet } from '#stores/checkout/payments/device-wallet.ts';
import { chooseMethod } from '#stores/checkout/payments/choice.ts';
import payment from '../Payment.module.scss';
import { MethodMarks } from './MethodMarks.tsx';
import styles from './MethodChoice.module.scss';

type Props = { locale: Locale; offered: readonly ShopperMethod[]; chosen: ShopperMethod | undefined };

/** What the order can be paid with. */
export function MethodChoice({ locale, offered, chosen }: Props) {
  const t = paymentChoiceMessages(locale);
  // Under way, a payment is made with what it was begun with.
  const isBusy = useStore($payment).status === 'processing';
  const isMissing = useStore($wallet) === 'missing';
  return (
    <fieldset disabled={isBusy}>
      <legend className={payment['legend']}>{t.title}</legend>
      <div className={styles['methods']}>
        {offered.map((method) => (
          <label key={method} className={styles['method']}>
            <input
              type="radio"
              name="payment-method"
              value={method}
              className={styles['box']}
              checked={method === chosen}
              onChange={() => chooseMethod(method)}
            />
            <span className={styles['words']}>
              <span className={styles['name']}>{t[method]}</span>
              <span className={styles['hint']}>{t[`${method}Hint`]}</span>
            </span>
            <span className={styles['marks']}>
              <MethodMarks method={method} />
            </span>
          </label>
        ))}
      </div>
      <p role="status" className={styles['missing']}>
        {isMissing && walletMessages(locale).missing}
      </p>
    </fieldset>
  );
}
