import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What a tour on the page of a sailing answers to who puts it into the trip. */
export const excursionMessages = defineMessages(
  'excursion',
  {
    ...en,
    addOf: params<{ name: string }>(en.addOf),
    inTripOf: params<{ name: string }>(en.inTripOf),
    added: params<{ people: string; time: string }>(en.added),
    overlap: params<{ name: string; minutes: string }>(en.overlap),
    close: params<{ name: string; minutes: string }>(en.close),
    noGap: params<{ name: string }>(en.noGap),
    unfit: params<{ reason: string }>(en.unfit),
  },
  { de },
);
