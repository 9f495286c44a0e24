import { useStore } from '@nanostores/react';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { accountErrorText } from '#i18n/account-errors/index.ts';
import { dashboardMessages } from '#i18n/dashboard/index.ts';
import { signInMessages } from '#i18n/sign-in/index.ts';
import { $signedIn } from '#stores/account/signed-in.ts';
import { $verification, resend } from '#stores/account/verification.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';

/** A new link for who is signed in; everybody else signs in first. */
export function ResendLink({ locale }: { locale: Locale }) {
  const t = dashboardMessages(locale);
  const isSignedIn = useStore($signedIn) !== null;
  const { resend: state, resendError } = useStore($verification);
  if (!isSignedIn)
    return (
      <>
        <p>{t.signInToResend}</p>
        <p>
          <ButtonLink href={paths.login(locale)}>{signInMessages(locale).signIn}</ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <p>
        <Button busy={state === 'loading'} onClick={() => void resend(locale)}>
          {t.resend}
        </Button>
      </p>
      <p role="status">
        {state === 'sent'
          ? t.resent
          : state === 'verified'
            ? t.alreadyVerified
            : state === 'error' && resendError
              ? accountErrorText(resendError, locale)
              : ''}
      </p>
    </>
  );
}
