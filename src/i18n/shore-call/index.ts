import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What is said everywhere of the ship that the guests of a booking are from. */
export const shoreCallMessages = defineMessages(
  'shoreCall',
  {
    ...en,
    shipIn: params<{ ship: string; port: string }>(en.shipIn),
    onBoard: params<{ time: string; there: string }>(en.onBoard),
    back: params<{ back: string }>(en.back),
    fits: params<{ back: string; allAboard: string; spare: string }>(en.fits),
    tight: params<{ back: string; allAboard: string; spare: string }>(en.tight),
    endsLate: params<{ back: string; allAboard: string; time: string }>(en.endsLate),
    startsEarly: params<{ time: string }>(en.startsEarly),
    stay: params<{ from: string; to: string }>(en.stay),
    stayFrom: params<{ from: string }>(en.stayFrom),
    stayUntil: params<{ to: string }>(en.stayUntil),
    dockedAt: params<{ terminal: string }>(en.dockedAt),
    tenderAt: params<{ terminal: string }>(en.tenderAt),
  },
  { de },
);
