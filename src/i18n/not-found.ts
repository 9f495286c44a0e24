import { defineMessages } from './define-messages.ts';
import de from './messages/de/not-found.json' with { type: 'json' };
import en from './messages/en/not-found.json' with { type: 'json' };

export const notFoundMessages = defineMessages('not-found', en, { de });
