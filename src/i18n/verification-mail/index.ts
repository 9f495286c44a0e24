import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The mail that has a new account confirm its address. */
export const verificationMailMessages = defineMessages('verification-mail', en, { de });
