import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { priceText } from '#domain/money.ts';
import { voucherMessages } from '#i18n/voucher/index.ts';
import { voucherFormMessages } from '#i18n/voucher-form/index.ts';
import { forgetFailure } from '#stores/checkout/attempt.ts';
import { $payment } from '#stores/checkout/payment-state.ts';
import { $discount, applyVoucher, removeVoucher, renewVoucher } from '#stores/checkout/voucher.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { AppliedVoucher } from '#views/voucher/AppliedVoucher.tsx';
import { problemOf } from '#views/voucher/problem-text.ts';
import { VoucherForm } from '#views/voucher/VoucherForm.tsx';
import styles from './VoucherField.module.scss';

type Props = { locale: Locale; cart: Cart };

/** Takes a voucher's code, and says what it takes off, or why it takes nothing off. */
export function VoucherField({ locale, cart }: Props) {
  const t = voucherFormMessages(locale);
  const { voucherCode: code, voucherValue = 0, voucherBalance, currencyCode, hold } = cart;
  const isPaying = useStore($payment).status === 'processing';
  const [isRemoved, setRemoved] = useState(false);
  useEffect(() => void renewVoucher(), [hold?.id]);
  const remove = () => {
    forgetFailure();
    removeVoucher();
    setRemoved(true);
  };
  return (
    <section className={styles['voucher']} aria-label={t.code}>
      {code === undefined ? (
        <CodeForm locale={locale} isPaying={isPaying} isAskedFor={isRemoved} />
      ) : (
        <AppliedVoucher
          locale={locale}
          voucher={voucherMessages(locale).line({ code })}
          text={t.applied({ voucher: voucherMessages(locale).line({ code }), value: priceText(voucherValue, currencyCode, locale) })}
          left={voucherBalance ? priceText(voucherBalance, currencyCode, locale) : undefined}
          isDisabled={isPaying}
          onRemove={remove}
        />
      )}
    </section>
  );
}

/** @param isAskedFor the voucher before has just been removed */
function CodeForm({ locale, isPaying, isAskedFor }: { locale: Locale; isPaying: boolean; isAskedFor: boolean }) {
  const discount = useStore($discount);
  const problem = problemOf(discount, locale);
  const send = (code: string) => {
    forgetFailure();
    void applyVoucher(code);
  };
  return (
    <Disclosure label={voucherFormMessages(locale).title} initiallyOpen={isAskedFor || problem !== undefined}>
      <VoucherForm
        locale={locale}
        code={discount.status === 'loaded' ? discount.discount.voucherCode : ''}
        problem={problem}
        isLoading={discount.status === 'loading'}
        isDisabled={isPaying}
        hasFocus={isAskedFor}
        onSend={send}
      />
    </Disclosure>
  );
}
