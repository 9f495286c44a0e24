import { useEffect, useRef } from 'react';
import type { Locale } from '#contracts/common.ts';
import { voucherFormMessages } from '#i18n/voucher-form/index.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './Voucher.module.scss';

type Props = {
  locale: Locale;
  /** What it is called. */ voucher: string;
  /** What it does. */ text: string;
  /** What is left of it, as text; nothing where nothing is. */ left: string | undefined;
  isDisabled?: boolean;
  onRemove: () => void;
};

/** A voucher that takes something off, and the way to do without it. */
export function AppliedVoucher({ locale, voucher, text, left, isDisabled = false, onRemove }: Props) {
  const t = voucherFormMessages(locale);
  const said = useRef<HTMLParagraphElement>(null);
  // Whoever has just typed the code hears what became of it.
  useEffect(() => {
    if (document.activeElement === document.body) said.current?.focus();
  }, []);
  return (
    <div className={styles['applied']}>
      <Icon name="check" size={20} />
      <p ref={said} tabIndex={-1} role="status" className={styles['text']}>
        {left === undefined ? text : `${text}. ${t.remains({ amount: left })}`}
      </p>
      <Button
        look="quiet"
        className={styles['remove']}
        disabled={isDisabled}
        aria-label={t.removeOf({ voucher })}
        onClick={() => !isDisabled && onRemove()}
      >
        {t.remove}
      </Button>
    </div>
  );
}
