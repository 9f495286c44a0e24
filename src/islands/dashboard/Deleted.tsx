import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { profileMessages } from '#i18n/profile/index.ts';
import { $deletion } from '#stores/account/deletion.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { OrderNumbers } from './OrderNumbers.tsx';
import styles from './Profile.module.scss';

/** Says that the account is gone; after a reload, without the order numbers, which are in the mail. */
export function Deleted({ locale }: { locale: Locale }) {
  const t = profileMessages(locale);
  const { remaining } = useStore($deletion);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles['form']}>
      <h2 ref={title} tabIndex={-1} className={styles['title']}>
        {t.deletedTitle}
      </h2>
      <p>{t.deletedText}</p>
      {remaining.length > 0 && (
        <>
          <p>{t.remaining(remaining.length)}</p>
          <OrderNumbers numbers={remaining} />
        </>
      )}
      <p className={styles['row']}>
        {remaining.length > 0 && <ButtonLink href={paths.booking(locale)}>{t.findBooking}</ButtonLink>}
        <ButtonLink look="secondary" href={paths.home(locale)}>
          {t.home}
        </ButtonLink>
      </p>
    </section>
  );
}
