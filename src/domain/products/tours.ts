import { byDeparture, opensByDate } from './by-departure.ts';

/** Guided tours; their listing shows everything that is sold by departure. */
export const tours = byDeparture({
  words: {
    en: { title: 'Tours and activities', found: { one: 'FOUND {count} tour', other: 'FOUND {count} tours' } },
    de: { title: 'Touren und Aktivitäten', found: { one: '{count} Tour gefunden', other: '{count} Touren gefunden' } },
  },
  listedIn: ['tours'],
  serviceType: 'TOUR',
  bookingApi: 'landfall-tours',
  isOpen: opensByDate,
});
