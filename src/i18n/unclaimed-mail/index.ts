import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The mail to somebody who wanted a code for an account whose address nobody has confirmed. */
export const unclaimedMailMessages = defineMessages('unclaimed-mail', en, { de });
