import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What finds a shopper's sailing. */
export const cruiseFinderMessages = defineMessages(
  'cruise-finder',
  {
    ...en,
    found: count(en.found),
    agreeing: count(en.agreeing),
    toursOn: params<{ city: string; day: string }>(en.toursOn),
    toursIn: params<{ city: string }>(en.toursIn),
  },
  { de },
);
