import type { ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { ButtonLink } from '#ui/Button.tsx';
import styles from './NothingYet.module.scss';

type Props = {
  id: string;
  locale: Locale;
  t: { emptyTitle: string; empty: string; find: string; destinations: string };
  /** More ways on, below the two that every such list has. */
  children?: ReactNode;
};

/** A list of the shopper's own with nothing in it: what it is for, and where tours are. */
export function NothingYet({ id, locale, t, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {t.emptyTitle}
      </h2>
      <p className={styles['text']}>{t.empty}</p>
      <p className={styles['ways']}>
        <ButtonLink href={paths.listing(locale)}>{t.find}</ButtonLink>
        <ButtonLink look="secondary" href={paths.topDestinations(locale)}>
          {t.destinations}
        </ButtonLink>
      </p>
      {children}
    </section>
  );
}
