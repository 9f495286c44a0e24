import { expect, it } from 'vitest';
import type { PortCall } from '#contracts/cruises.ts';
import { clockText } from '#views/cruise/clock-text.ts';

type Verdict = PortCall['tours'][number]['verdict'];

const backAt = '2027-05-12T14:30';

it.each([
  [{ fit: 'fits', minutes: 150, backAt }, '10:00 to 14:30, 2 hours 30 minutes to spare', '10:00 bis 14:30, 2 Stunden 30 Minuten Reserve'],
  [{ fit: 'tight', minutes: 45, backAt }, 'Tight: 10:00 to 14:30, 45 minutes to spare', 'Knapp: 10:00 bis 14:30, 45 Minuten Reserve'],
  [{ fit: 'tight', minutes: 0, backAt }, 'Tight: 10:00 to 14:30, 0 minutes to spare', 'Knapp: 10:00 bis 14:30, 0 Minuten Reserve'],
  [
    { fit: 'fits', minutes: 150, backAt: '2027-05-13T01:30' },
    '10:00 to Thu 01:30, 2 hours 30 minutes to spare',
    '10:00 bis Do 01:30, 2 Stunden 30 Minuten Reserve',
  ],
  [{ fit: 'fits', backAt }, '10:00, back at the pier 14:30', '10:00, zurück am Pier 14:30'],
  [
    { fit: 'no', problem: 'starts-early', minutes: 60, backAt },
    'Does not fit: starts 1 hour before you can be there',
    'Passt nicht: beginnt 1 Stunde, bevor Sie dort sein können',
  ],
  [
    { fit: 'no', problem: 'ends-late', minutes: 61, backAt },
    'Does not fit: back 1 hour 1 minute after all aboard',
    'Passt nicht: zurück 1 Stunde 1 Minute nach „alle an Bord“',
  ],
] as [Verdict, string, string][])('%j', (verdict, english, german) => {
  const excursion = { tourId: '00000000-0000-4000-8000-000000000001', startingTime: '10:00', verdict };
  expect([clockText(excursion, '2027-05-12', 'en'), clockText(excursion, '2027-05-12', 'de')]).toEqual([english, german]);
});
