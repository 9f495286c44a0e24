import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What is said everywhere of where guests are fetched and brought. */
export const transferMessages = defineMessages(
  'transfer',
  {
    ...en,
    pickupAt: params<{ time: string }>(en.pickupAt),
    dropOffAt: params<{ time: string }>(en.dropOffAt),
    lands: params<{ flight: string; time: string }>(en.lands),
    leaves: params<{ flight: string; time: string }>(en.leaves),
    ship: params<{ ship: string }>(en.ship),
  },
  { de },
);
