import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The mail that asks for the second half of a double opt-in. */
export const newsletterMailMessages = defineMessages('newsletter-mail', en, { de });
