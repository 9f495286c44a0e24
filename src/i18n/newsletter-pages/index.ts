import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What the pages behind the mails of the newsletter say. */
export const newsletterPageMessages = defineMessages(
  'newsletter-pages',
  {
    ...en,
    confirmText: params<{ email: string }>(en.confirmText),
    unsubscribeText: params<{ email: string }>(en.unsubscribeText),
  },
  { de },
);
