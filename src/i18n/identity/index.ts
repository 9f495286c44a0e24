import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What the pages of the identity provider say. */
export const identityMessages = defineMessages(
  'identity',
  {
    ...en,
    registered: params<{ email: string }>(en.registered),
    codeText: params<{ email: string }>(en.codeText),
    sent: params<{ email: string }>(en.sent),
  },
  { de },
);
