import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What the page that sells gift vouchers promises first. */
export const giftPromiseMessages = defineMessages('gift-promises', en, { de });
