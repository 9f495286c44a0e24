import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The mail to somebody who wanted to register an address that has an account. */
export const accountExistsMailMessages = defineMessages('account-exists-mail', en, { de });
