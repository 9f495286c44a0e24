import type { Locale } from '#contracts/common.ts';
import { accountExistsMailMessages } from '#i18n/account-exists-mail/index.ts';
import { passwordResetMailMessages } from '#i18n/password-reset-mail/index.ts';
import { unclaimedMailMessages } from '#i18n/unclaimed-mail/index.ts';
import { verificationMailMessages } from '#i18n/verification-mail/index.ts';
import type { Letter } from '../mail/letter.ts';
import { askingLetter } from '../mail/asking-letter.ts';

const messages = {
  verification: verificationMailMessages,
  reset: passwordResetMailMessages,
  known: accountExistsMailMessages,
  unclaimed: unclaimedMailMessages,
};

/**
 * Has someone confirm an address or choose a new password. It names nobody: whoever registers a stranger's address may
 * not write to the stranger. @param url absolute
 */
export function accountLetter(locale: Locale, kind: keyof typeof messages, url: string): Letter {
  const say = messages[kind](locale);
  return askingLetter(locale, say, { label: say.button, url });
}
