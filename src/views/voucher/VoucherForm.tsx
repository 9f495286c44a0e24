import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Locale } from '#contracts/common.ts';
import { voucherFormMessages } from '#i18n/voucher-form/index.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './Voucher.module.scss';

type Props = {
  locale: Locale;
  /** What was typed before. */
  code: string;
  /** Why that takes nothing off. */
  problem: string | undefined;
  isLoading: boolean;
  isDisabled?: boolean;
  /** The shopper has just asked for it. */
  hasFocus?: boolean;
  onSend: (code: string) => void;
};

/** Takes a voucher's code. */
export function VoucherForm({ locale, code: before, problem, isLoading, isDisabled = false, hasFocus = false, onSend }: Props) {
  const t = voucherFormMessages(locale);
  const [code, setCode] = useState(before);
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const error = isEmpty ? t.enter : problem;
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isMissing = code.trim() === '';
    setEmpty(isMissing);
    field.current?.focus();
    if (!isDisabled && !isMissing) onSend(code);
  };
  return (
    <>
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
        <Button type="submit" look="secondary" busy={isLoading} disabled={isDisabled}>
          {t.apply}
        </Button>
      </form>
      <p role="status" className="visually-hidden">
        {isLoading ? t.checking : error}
      </p>
    </>
  );
}
