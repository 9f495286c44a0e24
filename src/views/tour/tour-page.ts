import type { Locale } from '#contracts/common.ts';
import type { TourDetails } from '#contracts/tours.ts';
import { formatDay } from '#domain/day.ts';
import { mapLink } from '#domain/map-link.ts';
import { priceText } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { ratingText } from '#domain/tour-texts.ts';

type Texts = {
  breadcrumbs: string;
  home: string;
  onRequest: string;
  save: (values: { name: string }) => string;
  rating: (values: { rating: string }) => string;
  reviewCount: (count: number) => string;
  meetingPoint: string;
  pickup: string;
  pickupValue: string;
  people: string;
  peopleFrom: (values: { count: number }) => string;
  groupSize: string;
  groupSizeValue: (values: { count: number }) => string;
  tickets: string;
  ticketsValue: string;
  summary: string;
  information: string;
  location: string;
  locationPickup: string;
  pickupText: string;
  openMap: string;
  operator: string;
  operatorText: (values: { name: string }) => string;
  phone: string;
  reviews: string;
  sample: string;
  barFrom: string;
  bar: string;
};

/** The city's segment of a tour's path: `rome`. */
const citySegment = ({ normalizedUrlPath }: TourDetails): string => normalizedUrlPath.split('/')[1] ?? '';

const crumbsOf = (tour: TourDetails, locale: Locale, texts: Texts) => [
  { label: texts.home, href: paths.home(locale) },
  { label: tour.tourCity, href: paths.city(locale, 'tours', citySegment(tour)) },
  { label: tour.tourName },
];

type Fact = { icon: 'clock' | 'languages' | 'pin' | 'bus' | 'users' | 'ticket' | 'undo'; name: string; value: string };

function peopleFact({ pricingGroups, minimumTravellers }: TourDetails, texts: Texts): Fact[] {
  const size = pricingGroups.DEFAULT?.values[0]?.groupSize;
  if (size !== undefined) return [{ icon: 'users', name: texts.groupSize, value: texts.groupSizeValue({ count: size }) }];
  return minimumTravellers > 1 ? [{ icon: 'users', name: texts.people, value: texts.peopleFrom({ count: minimumTravellers }) }] : [];
}

const featureIcons = { Duration: 'clock', Language: 'languages', Cancellation: 'undo' } as const;

const factsOf = (tour: TourDetails, texts: Texts): Fact[] => [
  ...tour.featureSet.map(({ id, name, value }) => ({ icon: featureIcons[id], name, value })),
  tour.startingPointEntryRequired
    ? { icon: 'bus', name: texts.pickup, value: texts.pickupValue }
    : { icon: 'pin', name: texts.meetingPoint, value: tour.startingPointInformation.title },
  ...peopleFact(tour, texts),
  { icon: 'ticket', name: texts.tickets, value: texts.ticketsValue },
];

function locationOf(tour: TourDetails, texts: Texts) {
  const { title, street, directions, latitude, longitude } = tour.startingPointInformation;
  const isFetched = tour.startingPointEntryRequired;
  return {
    title: isFetched ? texts.locationPickup : texts.location,
    ...(isFetched ? { lead: texts.pickupText } : {}),
    name: title,
    street,
    directions,
    link: { href: mapLink(latitude, longitude), label: texts.openMap },
  };
}

function operatorOf({ vendor }: TourDetails, texts: Texts) {
  return {
    title: texts.operator,
    text: texts.operatorText({ name: vendor.name }),
    name: vendor.name,
    address: [vendor.street, vendor.city],
    phone: { label: texts.phone, text: vendor.phone, href: `tel:${vendor.phone.replace(/[^+\d]/g, '')}` },
  };
}

const starsOf = (value: number, text: string, texts: Texts) => ({ value, text, label: texts.rating({ rating: text }) });

function reviewsOf(tour: TourDetails, locale: Locale, texts: Texts) {
  return {
    title: texts.reviews,
    average: { ...starsOf(tour.averageRating, ratingText(tour.averageRating, locale), texts), count: texts.reviewCount(tour.reviewCount) },
    note: texts.sample,
    items: tour.reviews.map(({ rating, date, author, text }) => ({
      stars: starsOf(rating, String(rating), texts),
      text,
      author,
      date: formatDay(date, locale, { month: 'long', year: 'numeric' }),
      day: date,
    })),
  };
}

/** A tour in the words of its page. `longDescription` and the tabs must have been sanitised. */
export function tourPageView(tour: TourDetails, locale: Locale, texts: Texts) {
  const [city = '', ...rest] = tour.location.split(', ');
  return {
    crumbs: { label: texts.breadcrumbs, items: crumbsOf(tour, locale, texts) },
    place: [city, rest.at(-1)].filter(Boolean).join(', '),
    name: tour.tourName,
    subTitle: tour.subTitle,
    save: { tourId: tour.tourId, label: texts.save({ name: tour.tourName }) },
    ...(tour.requireBookingApproval ? { badge: texts.onRequest } : {}),
    ...(tour.reviewCount > 0
      ? {
          rating: {
            ...starsOf(tour.averageRating, ratingText(tour.averageRating, locale), texts),
            count: texts.reviewCount(tour.reviewCount),
            href: '#reviews',
          },
        }
      : {}),
    facts: factsOf(tour, texts),
    summary: {
      title: texts.summary,
      lead: tour.shortDescription,
      html: tour.longDescription,
      promise: tour.uniqueSellingProposition[`text_${locale}`],
    },
    information: { title: texts.information, parts: tour.contentTabs },
    location: locationOf(tour, texts),
    operator: operatorOf(tour, texts),
    reviews: reviewsOf(tour, locale, texts),
    bar: {
      tourId: tour.tourId,
      name: tour.tourName,
      from: texts.barFrom,
      price: priceText(tour.basePrice, tour.currencyCode, locale),
      label: texts.bar,
    },
  };
}
