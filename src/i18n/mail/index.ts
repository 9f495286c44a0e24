import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What mails have in common, whatever they are about. */
export const mailMessages = defineMessages('mail', en, { de });
