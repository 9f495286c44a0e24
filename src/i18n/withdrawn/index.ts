import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const withdrawnMessages = defineMessages(
  'withdrawn',
  {
    ...en,
    title: params<{ tourName: string }>(en.title),
    near: params<{ city: string }>(en.near),
    all: params<{ city: string }>(en.all),
  },
  { de },
);
