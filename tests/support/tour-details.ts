import type { TourComponent, TourDetails } from '#contracts/tours.ts';

const value = (id: string, label: string, price: number, rest: { min?: number; max?: number; ages?: [number, number] } = {}) =>
  ({ id, label, price, min: 0, max: 10, quantity: 0, ...rest });

/** A walk in Rome for adults and children, with days off and a full one. */
export const tour: TourDetails = {
  tourId: '22222222-2222-4222-8222-222222222222',
  productType: 'tours',
  tourName: 'A walk',
  subTitle: 'Through the city',
  shortDescription: 'From square to square.',
  basePrice: 50,
  currencyCode: 'EUR',
  teaserImageUrl: '/images/rome/history',
  normalizedUrlPath: 'tours/rome/a-walk-22222222-2222-4222-8222-222222222222',
  excludedTour: false,
  multiDay: false,
  languages: ['en'],
  durations: [120],
  categories: [{ id: 'history', title: 'History' }],
  location: 'Rome, Lazio, Italy',
  locationUuid: '33333333-3333-4333-8333-333333333333',
  averageRating: 4.5,
  reviewCount: 1,
  requireBookingApproval: false,
  tourCity: 'Rome',
  locationCountry: 'Italy',
  timeZone: 'Europe/Rome',
  images: [{ url: '/images/rome/history', alt: 'Rome' }],
  reviews: [{ rating: 5, date: '2026-05-01', author: 'Couple', text: 'Good.' }],
  longDescription: '<p>A walk.</p>',
  featureSet: [{ id: 'Duration', name: 'Duration', value: '2 hours' }],
  uniqueSellingProposition: { text_en: 'Slow', text_de: 'Langsam' },
  vendor: { name: 'Walks', street: 'Via Due 2', city: 'Rome', phone: '+39 06 123456' },
  startingPointInformation: { title: 'A square', street: 'Via Uno 1', directions: 'By the fountain', latitude: 41.9, longitude: 12.5 },
  cancellationTerms: [{ daysBefore: 1, share: 1 }],
  startingPointEntryRequired: false,
  dropOffPointEntryRequired: false,
  startingTimeEntryRequired: false,
  availability: { availableDates: ['2026-11-03', '2026-11-05'], soldOutDates: ['2026-11-04'] },
  contentTabs: [],
  questions: [],
  passengersQuestions: [],
  requiredMainContactData: [],
  requiredParticipantsData: [],
  userLanguages: ['en'],
  minimumTravellers: 1,
  pricingGroups: {
    ageGroup: { values: [value('adult', 'Adult', 50, { ages: [18, 99], max: 6 }), value('child', 'Child', 25, { ages: [4, 17] })] },
    extras: { values: [value('map', 'Printed map', 5, { max: 2 })] },
  },
  latitude: 41.9,
  longitude: 12.5,
};

export const departure = (startingTime: string, seatsLeft: number): TourComponent =>
  ({ componentName: tour.tourName, startingTime, seatsLeft, pricingGroups: tour.pricingGroups });
