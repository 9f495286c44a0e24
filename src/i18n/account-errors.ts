import { defineMessages } from './define-messages.ts';
import { errorText } from './errors.ts';
import de from './messages/de/account-errors.json' with { type: 'json' };
import en from './messages/en/account-errors.json' with { type: 'json' };

const accountErrorMessages = defineMessages('account-errors', en, { de });

/** As `errorText`, with the words for what only bookings and accounts can fail with: other pages do not carry them. */
export function accountErrorText(error: { code: string }, locale: string): string {
  const texts: Record<string, string> = accountErrorMessages(locale);
  return texts[error.code] ?? errorText(error, locale);
}
