import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { priceText } from '#domain/money.ts';
import { errorText } from '#i18n/errors/index.ts';
import { voucherMessages } from '#i18n/voucher/index.ts';
import { forgetFailure } from '#stores/checkout/attempt.ts';
import { $payment } from '#stores/checkout/payment-state.ts';
import { $discount, applyVoucher, removeVoucher, renewVoucher, type DiscountState } from '#stores/checkout/voucher.ts';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TextField } from '#ui/TextField.tsx';
import { refusalText } from './voucher-text.ts';
import styles from './VoucherField.module.scss';

type Props = { locale: Locale; cart: Cart };

/** Takes a voucher's code, and says what it takes off, or why it takes nothing off. */
export function VoucherField({ locale, cart }: Props) {
  const t = voucherMessages(locale);
  const { voucherCode, hold } = cart;
  const [isRemoved, setRemoved] = useState(false);
  useEffect(() => void renewVoucher(), [hold.id]);
  const remove = () => {
    forgetFailure();
    removeVoucher();
    setRemoved(true);
  };
  return (
    <section className={styles['voucher']} aria-label={t.code}>
      {voucherCode === undefined ? (
        <CodeForm locale={locale} isAskedFor={isRemoved} />
      ) : (
        <Applied locale={locale} cart={cart} code={voucherCode} onRemove={remove} />
      )}
    </section>
  );
}

function problemOf(discount: DiscountState, locale: Locale): string | undefined {
  if (discount.status === 'error') return errorText(discount.error, locale);
  return discount.status === 'loaded' ? refusalText(discount.discount, locale) : undefined;
}

/** @param isAskedFor the voucher before has just been removed */
function CodeForm({ locale, isAskedFor }: { locale: Locale; isAskedFor: boolean }) {
  const t = voucherMessages(locale);
  const discount = useStore($discount);
  const [code, setCode] = useState(discount.status === 'loaded' ? discount.discount.voucherCode : '');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isLoading = discount.status === 'loading';
  const isPaying = useStore($payment).status === 'processing';
  const problem = problemOf(discount, locale);
  const error = isEmpty ? t.enter : problem;
  useEffect(() => {
    if (isAskedFor) field.current?.focus();
  }, [isAskedFor]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setEmpty(code.trim() === '');
    field.current?.focus();
    if (isPaying || code.trim() === '') return;
    forgetFailure();
    void applyVoucher(code);
  };
  return (
    <Disclosure label={t.title} initiallyOpen={isAskedFor || problem !== undefined}>
      <form noValidate className={styles['form']} onSubmit={submit}>
        <TextField
          ref={field}
          id="voucher-code"
          label={t.code}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={error}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" look="secondary" busy={isLoading} disabled={isPaying} className={styles['apply']}>
          {t.apply}
        </Button>
      </form>
      <p role="status" className="visually-hidden">
        {isLoading ? t.checking : error}
      </p>
    </Disclosure>
  );
}

function Applied({ locale, cart, code, onRemove }: Props & { code: string; onRemove: () => void }) {
  const t = voucherMessages(locale);
  const voucher = t.line({ code });
  const isPaying = useStore($payment).status === 'processing';
  const text = useRef<HTMLParagraphElement>(null);
  // Whoever has just typed the code hears what became of it.
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus();
  }, []);
  return (
    <div className={styles['applied']}>
      <Icon name="check" size={20} />
      <p ref={text} tabIndex={-1} role="status" className={styles['text']}>
        {t.applied({ voucher, value: priceText(cart.voucherValue ?? 0, cart.currencyCode, locale) })}
      </p>
      <Button
        look="quiet"
        className={styles['remove']}
        disabled={isPaying}
        aria-label={t.removeOf({ voucher })}
        onClick={() => !isPaying && onRemove()}
      >
        {t.remove}
      </Button>
    </div>
  );
}
