import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** Who is on board together. */
export const voyagePartyMessages = defineMessages(
  'voyage-party',
  {
    ...en,
    adultCount: count(en.adultCount),
    childCount: count(en.childCount),
    childAge: params<{ number: number }>(en.childAge),
    years: count(en.years),
  },
  { de },
);
