import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

type ErrorText = (error: { code: string }, locale: string) => string;

const errorMessages = defineMessages('errors', en, { de });

/** The shopper's words for what a call failed with (requirements 8); a code from elsewhere reads as "unexpected". */
export const errorText: ErrorText = ({ code }, locale) => {
  const texts: Record<string, string> = errorMessages(locale);
  return texts[code] ?? errorMessages(locale).unexpected;
};

/** As `errorText`, with `messages` for what only some pages can fail with: the others do not carry them. */
export const errorTextWith =
  (messages: (locale: string) => Record<string, string>): ErrorText =>
  (error, locale) =>
    messages(locale)[error.code] ?? errorText(error, locale);
