import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What the files of an order of several are called, on pages and in mails. */
export const orderFileMessages = defineMessages('order-files', en, { de });
