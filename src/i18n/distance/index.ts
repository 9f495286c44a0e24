import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const distanceMessages = defineMessages(
  'distance',
  {
    ...en,
    away: params<{ distance: string; from: string }>(en.away),
    from: params<{ place: string }>(en.from),
  },
  { de },
);
