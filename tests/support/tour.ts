import type { TourSummary } from '#contracts/tours.ts';

let made = 0;

/** A tour as a list shows it; each has an id of its own. */
export function tour(given: Partial<TourSummary> = {}): TourSummary {
  made += 1;
  return {
    tourId: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    productType: 'tours',
    tourName: `Tour ${made}`,
    subTitle: '',
    shortDescription: 'Along the river.',
    basePrice: 40,
    currencyCode: 'EUR',
    teaserImageUrl: '/images/rome/history',
    normalizedUrlPath: `tours/rome/tour-${made}`,
    excludedTour: false,
    multiDay: false,
    languages: ['en'],
    durations: [120],
    categories: [{ id: 'history', title: 'History' }],
    startingPointInformation: { latitude: 41.9, longitude: 12.5 },
    vendor: { name: 'Operator' },
    location: 'Rome, Lazio, Italy',
    locationUuid: '10000000-0000-4000-8000-000000000001',
    averageRating: 4.5,
    reviewCount: 4,
    requireBookingApproval: false,
    suits: [],
    access: [],
    timesOfDay: [],
    weekdays: [],
    freeCancellation: true,
    ...given,
  };
}
