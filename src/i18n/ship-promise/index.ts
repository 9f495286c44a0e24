import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What is promised to guests of a ship. */
export const shipPromiseMessages = defineMessages('shipPromise', en, { de });
