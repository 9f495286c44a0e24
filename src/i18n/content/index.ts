import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const contentMessages = defineMessages(
  'content',
  {
    ...en,
    updated: params<{ date: string }>(en.updated),
    guide: params<{ city: string }>(en.guide),
    typeDescription: params<{ title: string }>(en.typeDescription),
    magazineMinutes: params<{ minutes: number }>(en.magazineMinutes),
    magazineTours: params<{ city: string }>(en.magazineTours),
  },
  { de },
);
