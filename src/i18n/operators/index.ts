import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The pages where operators answer requests. */
export const operatorMessages = defineMessages('operators', en, { de });
