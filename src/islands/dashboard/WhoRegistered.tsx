import { useStore } from '@nanostores/react';
import type { Locale } from '#contracts/common.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { signInMessages } from '#i18n/sign-in/index.ts';
import { $signIn, signIn } from '#stores/account/auth/sign-in.ts';
import { signOut } from '#stores/account/auth/sign-out.ts';
import { $verification, verify } from '#stores/account/verification.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import styles from './Dashboard.module.scss';

const here = (): string => location.pathname + location.search;

/** A sign-in in a popup, or in this page, which then comes back here. */
function SignIn({ locale }: { locale: Locale }) {
  const t = dashboardMessages(locale);
  const says = signInMessages(locale);
  const { status, problem, isInPopup } = useStore($signIn);
  const start = async () => {
    if (await signIn(locale, here())) await verify(location.search);
  };
  return (
    <>
      <p>{t.signInToVerify}</p>
      <p>
        <Button busy={status === 'loading'} onClick={() => void start()}>
          {t.signInAndVerify}
        </Button>
      </p>
      <p role="status">{isInPopup ? says.waiting : status === 'error' && problem ? says[problem] : ''}</p>
    </>
  );
}

/** The link was opened where nothing shows who made the account: that person signs in, everybody else takes the account over. */
export function WhoRegistered({ locale, isOtherAccount }: { locale: Locale; isOtherAccount: boolean }) {
  const t = dashboardMessages(locale);
  const { resetPath } = useStore($verification);
  return (
    <>
      <section className={styles['column']}>
        <h2 className={styles['subheading']}>{t.whoTitle}</h2>
        {isOtherAccount ? (
          <>
            <p>{t.otherAccount}</p>
            <p>
              <Button onClick={() => void signOut(locale, here())}>{t.signOutToVerify}</Button>
            </p>
          </>
        ) : (
          <SignIn locale={locale} />
        )}
      </section>
      {resetPath !== undefined && (
        <section className={styles['column']}>
          <h2 className={styles['subheading']}>{t.notMeTitle}</h2>
          <p>{t.notMeText}</p>
          <p>
            <ButtonLink look="secondary" href={resetPath}>
              {t.notMe}
            </ButtonLink>
          </p>
        </section>
      )}
    </>
  );
}
