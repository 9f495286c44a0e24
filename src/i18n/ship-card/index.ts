import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What the card of a tour says to guests of a ship. */
export const shipCardMessages = defineMessages(
  'shipCard',
  {
    ...en,
    fits: params<{ ship: string; day: string; spare: string }>(en.fits),
    fitsOpen: params<{ ship: string; day: string }>(en.fitsOpen),
    tight: params<{ ship: string; day: string; spare: string }>(en.tight),
    no: params<{ ship: string; day: string }>(en.no),
  },
  { de },
);
