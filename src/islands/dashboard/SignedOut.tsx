import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { signInMessages } from '#i18n/sign-in/index.ts';
import { ButtonLink } from '#ui/Button.tsx';
import styles from './Dashboard.module.scss';

export function SignedOut({ locale }: { locale: Locale }) {
  return (
    <>
      <p className={styles['lead']}>{dashboardMessages(locale).signedOut}</p>
      <p className={styles['row']}>
        <ButtonLink href={paths.login(locale)}>{signInMessages(locale).signIn}</ButtonLink>
      </p>
    </>
  );
}
