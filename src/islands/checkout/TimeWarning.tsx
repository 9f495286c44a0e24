import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Cart } from '#domain/cart.ts';
import { clockText } from '#domain/cart-view.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { errorText } from '#i18n/errors/index.ts';
import { $payment } from '#stores/checkout/payment-state.ts';
import { $renewal } from '#stores/checkout/renewal.ts';
import { $extension, $timeLeft, extendHold } from '#stores/checkout/timer.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Expired } from './Expired.tsx';
import styles from './TimeWarning.module.scss';

/** decision 5 of docs/design.md: says two minutes before the end that time runs out and offers more, once; says so when it is over. */
export function TimeWarning({ locale, cart }: { locale: Locale; cart: Cart }) {
  const left = useStore($timeLeft, { ssr: 'initial' });
  const t = checkoutMessages(locale);
  const isGranted = useStore($extension, { ssr: 'initial' }).status === 'granted';
  const isRenewed = useStore($renewal, { ssr: 'initial' }).status === 'renewed';
  // What is being paid is decided by the server: it may still be in time.
  const isPaying = useStore($payment, { ssr: 'initial' }).status === 'processing';
  return (
    <>
      <div role="alert" className={styles['warning']}>
        {left?.phase === 'warning' && !isPaying && <Warning locale={locale} canExtend={left.canExtend} />}
      </div>
      <p role="status" className="visually-hidden">
        {isGranted && t.extended}
        {isRenewed && t.renewed}
      </p>
      <Expired locale={locale} cart={cart} isOver={left?.phase === 'expired' && !isPaying} />
    </>
  );
}

function Warning({ locale, canExtend }: { locale: Locale; canExtend: boolean }) {
  const t = checkoutMessages(locale);
  const extension = useStore($extension);
  // The text as it was at the start: a screen reader would read an alert that counts aloud without end.
  const [time] = useState(() => clockText($timeLeft.get()?.seconds ?? 0));
  const offers = canExtend && extension.status !== 'refused';
  return (
    <Notice
      tone="warning"
      action={
        offers && (
          <Button look="secondary" busy={extension.status === 'loading'} onClick={() => void extendHold()}>
            {t.extend}
          </Button>
        )
      }
    >
      <p>{extension.status === 'refused' ? t.extendRefused : offers ? t.warning({ time }) : t.warningLast({ time })}</p>
      {extension.error && <p>{errorText(extension.error, locale)}</p>}
    </Notice>
  );
}
