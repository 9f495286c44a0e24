import { byDeparture, opensByPerformance } from './by-departure.ts';

/** Performances on a stage, from a booking system of their own (requirements 9). */
export const shows = byDeparture({
  words: {
    en: { title: 'Shows', found: { one: 'FOUND {count} show', other: 'FOUND {count} shows' } },
    de: { title: 'Shows', found: { one: '{count} Show gefunden', other: '{count} Shows gefunden' } },
  },
  listedIn: ['shows', 'tours'],
  serviceType: 'SHOW',
  bookingApi: 'landfall-shows',
  isOpen: opensByPerformance,
});
