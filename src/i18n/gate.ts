import { defineMessages } from './define-messages.ts';
import de from './messages/de/gate.json' with { type: 'json' };
import en from './messages/en/gate.json' with { type: 'json' };

export const gateMessages = defineMessages('gate', en, { de });
