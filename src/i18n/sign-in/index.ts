import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const signInMessages = defineMessages(
  'sign-in',
  {
    ...en,
    signedInAs: params<{ name: string }>(en.signedInAs),
  },
  { de },
);
