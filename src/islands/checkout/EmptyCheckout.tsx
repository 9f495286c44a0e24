import { useStore } from '@nanostores/react';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { $confirmation } from '#stores/checkout/result.ts';
import { ButtonLink } from '#ui/Button.tsx';
import styles from './EmptyCheckout.module.scss';

/** A checkout address without a cart: the way to a tour, or back to the order that emptied it. */
export function EmptyCheckout({ locale }: { locale: Locale }) {
  const t = checkoutMessages(locale);
  const last = useStore($confirmation, { ssr: 'initial' });
  return (
    <div className={`page ${styles['empty']}`}>
      <h1>{t.emptyTitle}</h1>
      <p className={styles['text']}>{t.empty}</p>
      <p className={styles['actions']}>
        <ButtonLink href={paths.home(locale)}>{t.emptyLink}</ButtonLink>
        {last && (
          <ButtonLink look="secondary" href={paths.confirmation(locale)}>
            {t.emptyConfirmedLink}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}
