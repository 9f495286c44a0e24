import { expect, it } from 'vitest';
import type { BestDay } from '#domain/cruises/best-days.ts';
import { cardText } from '#views/cruise/card-text.ts';

const backAt = '2027-01-08T14:30';

it.each([
  [
    { fit: 'fits', minutes: 120, backAt },
    'Meridian Dawn is in port on 8 Jan: fits, 2 hours to spare',
    'Meridian Dawn liegt am 8. Jan. im Hafen: passt, 2 Stunden Reserve',
  ],
  [{ fit: 'fits', backAt }, 'Meridian Dawn is in port on 8 Jan: fits', 'Meridian Dawn liegt am 8. Jan. im Hafen: passt'],
  [
    { fit: 'tight', minutes: 40, backAt },
    'Meridian Dawn is in port on 8 Jan: tight, 40 minutes to spare',
    'Meridian Dawn liegt am 8. Jan. im Hafen: knapp, 40 Minuten Reserve',
  ],
  [
    { fit: 'no', problem: 'ends-late', minutes: 40, backAt },
    'Meridian Dawn is in port on 8 Jan: does not fit your ship',
    'Meridian Dawn liegt am 8. Jan. im Hafen: passt nicht zu Ihrem Schiff',
  ],
] as [BestDay['verdict'], string, string][])('%j', (verdict, english, german) => {
  const best = { day: '2027-01-08', verdict };
  expect([cardText('Meridian Dawn', best, 'en'), cardText('Meridian Dawn', best, 'de')]).toEqual([english, german]);
});
