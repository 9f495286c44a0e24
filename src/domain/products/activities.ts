import { byDeparture, opensByDate } from './by-departure.ts';

/** What guests do themselves: courses, boats, bikes. */
export const activities = byDeparture({
  words: {
    en: { title: 'Activities', found: { one: 'FOUND {count} activity', other: 'FOUND {count} activities' } },
    de: { title: 'Aktivitäten', found: { one: '{count} Aktivität gefunden', other: '{count} Aktivitäten gefunden' } },
  },
  listedIn: ['activities', 'tours'],
  serviceType: 'TOUR',
  bookingApi: 'landfall-tours',
  isOpen: opensByDate,
});
