import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The mail to somebody who wanted a code for signing in and has no account. */
export const noAccountMailMessages = defineMessages('no-account-mail', en, { de });
