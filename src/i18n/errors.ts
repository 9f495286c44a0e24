import { defineMessages } from './define-messages.ts';
import de from './messages/de/errors.json' with { type: 'json' };
import en from './messages/en/errors.json' with { type: 'json' };

const errorMessages = defineMessages('errors', en, { de });

/** The shopper's words for what a call failed with (spec section 8); a code from elsewhere reads as "unexpected". */
export function errorText(error: { code: string }, locale: string): string {
  const texts: Record<string, string> = errorMessages(locale);
  return texts[error.code] ?? errorMessages(locale).unexpected;
}
