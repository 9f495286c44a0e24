import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** To a booker who has changed where they are fetched, or what they have answered. */
export const changedMailMessages = defineMessages(
  'changed-mail',
  {
    ...en,
    subject: params<{ tour: string; order: string }>(en.subject),
    preview: params<{ date: string; time: string }>(en.preview),
  },
  { de },
);
