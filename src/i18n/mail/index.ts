import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What mails that are about no booking have in common. */
export const mailMessages = defineMessages('mail', en, { de });
