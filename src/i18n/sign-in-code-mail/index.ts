import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The mail with the code that signs in. */
export const signInCodeMailMessages = defineMessages(
  'sign-in-code-mail',
  {
    ...en,
    subject: params<{ code: string }>(en.subject),
  },
  { de },
);
