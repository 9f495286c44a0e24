import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { mailMessages } from '#i18n/mail/index.ts';
import { noAccountMailMessages } from '#i18n/no-account-mail/index.ts';
import { signInCodeMailMessages } from '#i18n/sign-in-code-mail/index.ts';
import type { Letter } from '../../mail/letter.ts';

/** The code, to who has an account. */
export function codeLetter(locale: Locale, code: string): Letter {
  const { subject, intro, label, expiry, ...say } = signInCodeMailMessages(locale);
  return {
    locale,
    ...say,
    subject: subject({ code }),
    blocks: [
      { kind: 'text', text: intro },
      { kind: 'code', label, code },
      { kind: 'text', text: expiry },
    ],
    footer: mailMessages(locale).footer,
  };
}

/** To who has none: how to make one, and that a booking needs none. */
export function noAccountLetter(locale: Locale, siteUrl: string): Letter {
  const { intro, signIn, guest, booking, ignore, ...say } = noAccountMailMessages(locale);
  return {
    locale,
    ...say,
    blocks: [
      { kind: 'text', text: intro },
      { kind: 'buttons', buttons: [{ label: signIn, url: siteUrl + paths.login(locale) }] },
      { kind: 'text', text: guest },
      { kind: 'buttons', buttons: [{ label: booking, url: siteUrl + paths.booking(locale), isQuiet: true }] },
      { kind: 'text', text: ignore },
    ],
    footer: mailMessages(locale).footer,
  };
}
