/** Must be an island: what a sign-in failed with, and where to go on afterwards, stand in the address and in this tab. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Locale } from '#contracts/common.ts';
import { signInMessages } from '#i18n/sign-in/index.ts';
import { $signIn, readProblem, signIn, wantedIn, whereToGoOn } from '#stores/account/auth/sign-in.ts';
import { $signedIn } from '#stores/account/signed-in.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from './Login.module.scss';

export default function Login({ locale }: { locale: Locale }) {
  const t = signInMessages(locale);
  const isHydrated = useHydrated();
  const { status, problem, isInPopup } = useStore($signIn, { ssr: 'initial' });
  const person = useStore($signedIn, { ssr: 'initial' });
  useEffect(() => readProblem(location.search), []);

  const start = async (options?: { isInPage: true }) => {
    const next = await signIn(locale, wantedIn(location.search), options);
    if (next) location.assign(next);
  };

  return (
    <div className={`page ${styles['login']}`}>
      <h1 className={styles['title']}>{t.title}</h1>
      <p className={styles['lead']}>{t.lead}</p>
      <div role="alert">
        {problem && status === 'error' && (
          <Notice tone="danger">
            <p>{t[problem]}</p>
          </Notice>
        )}
      </div>
      {isHydrated && person ? (
        <>
          <p>{t.signedInAs({ name: person.name })}</p>
          <ButtonLink href={whereToGoOn(location.search, locale)}>{t.goOn}</ButtonLink>
        </>
      ) : (
        <>
          <Button wide busy={status === 'loading'} disabled={!isHydrated} onClick={() => void start()}>
            {t.button}
          </Button>
          <p className={styles['hint']} role="status">
            {isInPopup ? t.waiting : t.popup}
          </p>
          <button type="button" className={styles['other']} disabled={!isHydrated} onClick={() => void start({ isInPage: true })}>
            {t.inPage}
          </button>
        </>
      )}
    </div>
  );
}
