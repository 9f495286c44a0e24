import { useStore } from '@nanostores/react';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { signInMessages } from '#i18n/sign-in/index.ts';
import { $signIn, signIn } from '#stores/account/auth/sign-in.ts';
import { forgetFailure } from '#stores/checkout/attempt.ts';
import { Button } from '#ui/Button.tsx';

/** Fault 33: beside this page, on a phone too, so that the card stays where it is: nothing may store it. */
export function SignInAgain({ locale }: { locale: Locale }) {
  const { status, problem } = useStore($signIn);
  const start = async () => {
    if (await signIn(locale, paths.checkout(locale, 'payment'), { isInPage: false })) forgetFailure();
  };
  return (
    <>
      {status === 'error' && problem && <p>{signInMessages(locale)[problem]}</p>}
      <Button look="secondary" busy={status === 'loading'} onClick={() => void start()}>
        {checkoutMessages(locale).signInAgain}
      </Button>
    </>
  );
}
