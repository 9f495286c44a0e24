import type { ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { searchMessages } from '#i18n/search/index.ts';
import { ButtonLink } from '#ui/Button.tsx';
import styles from './SearchResults.module.scss';

/** What to try where there is nothing to show; `children` are places to go to. */
export function Hints({
  title,
  hints,
  locale,
  children,
}: {
  title: string;
  hints: readonly string[];
  locale: Locale;
  children: ReactNode;
}) {
  const t = searchMessages(locale);
  return (
    <div className={styles['hints']}>
      <h2 className={styles['title']}>{title}</h2>
      {hints.map((hint) => (
        <p key={hint} className={styles['hint']}>
          {hint}
        </p>
      ))}
      <p>
        <ButtonLink href={paths.listing(locale)}>{t.all}</ButtonLink>
      </p>
      <h2 className={styles['elsewhere']}>{t.destinations}</h2>
      {children}
    </div>
  );
}
