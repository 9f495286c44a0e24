import type { ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import { identityMessages } from '#i18n/identity/index.ts';

/** Message for each field that has one; under `form` one that belongs to none. */
export type Problems = Partial<Record<'email' | 'password' | 'name' | 'code' | 'form', string>>;

type FormProps = { action?: string; button: string; /** Below the button, another way on. */ more?: ReactNode; children?: ReactNode };

/** `noValidate`: the server words what is wrong, in the page's language and not in the browser's. */
export function Form({ action, button, more, children }: FormProps) {
  return (
    <form method="post" action={action} noValidate>
      {children}
      <button type="submit">{button}</button>
      {more}
    </form>
  );
}

/** Goes back to the shop without signing in. */
export function Abort({ action, locale }: { action: string; locale: Locale }) {
  return (
    <form method="post" action={action}>
      <button className="plain" type="submit">
        {identityMessages(locale).back}
      </button>
    </form>
  );
}
