import { defineMessages } from './define-messages.ts';
import de from './messages/de/no-script.json' with { type: 'json' };
import en from './messages/en/no-script.json' with { type: 'json' };

export const noScriptMessages = defineMessages('no-script', en, { de });
