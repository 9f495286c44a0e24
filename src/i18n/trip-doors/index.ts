import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What leads to the trip, from the header, a tour and the wishlist. */
export const tripDoorMessages = defineMessages(
  'trip-doors',
  {
    ...en,
    tripOf: count(en.tripOf),
    added: count(en.added),
    full: params<{ most: number }>(en.full),
    tripHas: count(en.tripHas),
    planOf: params<{ name: string }>(en.planOf),
  },
  { de },
);
