import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The mail with which a new password is chosen. */
export const passwordResetMailMessages = defineMessages('password-reset-mail', en, { de });
