import { defineMessages } from './define-messages.ts';
import de from './messages/de/newsletter.json' with { type: 'json' };
import en from './messages/en/newsletter.json' with { type: 'json' };

export const newsletterMessages = defineMessages('newsletter', en, { de });
