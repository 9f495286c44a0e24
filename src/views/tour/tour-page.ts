import type { Locale } from '#contracts/common.ts';
import type { TourDetails } from '#contracts/tours.ts';
import type { TransferPlace } from '#contracts/transfers.ts';
import type { Coordinates } from '#domain/distance.ts';
import { minutesText } from '#domain/duration.ts';
import { mapLink } from '#domain/map-link.ts';
import { isNew } from '#domain/rating.ts';
import { paths } from '#domain/routes.ts';
import { languageText, ratingText } from '#domain/tour-texts.ts';
import { ratingOf, reviewsOf, type ReviewTexts } from './tour-reviews.ts';

type Texts = ReviewTexts & {
  breadcrumbs: string;
  home: string;
  onRequest: string;
  share: string;
  save: (values: { name: string }) => string;
  ratedElsewhere: (values: { rating: string }) => string;
  userLanguages: string;
  meetingPoint: string;
  pickup: string;
  dropOff: string;
  atStart: string;
  beforeStart: (minutes: number) => string;
  people: string;
  peopleFrom: (values: { count: number }) => string;
  groupSize: string;
  groupSizeValue: (values: { count: number }) => string;
  tickets: string;
  ticketsValue: string;
  summary: string;
  itinerary: string;
  information: string;
  location: string;
  locationPickup: string;
  pickupText: string;
  openMap: string;
  operator: string;
  operatorText: (values: { name: string }) => string;
  phone: string;
  newTour: string;
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

const languagesFact = ({ userLanguages = [] }: TourDetails, locale: Locale, texts: Texts): Fact[] =>
  userLanguages.length > 0
    ? [{ icon: 'languages', name: texts.userLanguages, value: userLanguages.map((code) => languageText(code, locale)).join(', ') }]
    : [];

const namesOf = (places: readonly TransferPlace[]): string => places.map(({ title }) => title).join(', ');

const factsOf = (tour: TourDetails, locale: Locale, texts: Texts): Fact[] => [
  ...tour.featureSet.map(({ id, name, value }) => ({ icon: featureIcons[id], name, value })),
  ...languagesFact(tour, locale, texts),
  tour.startingPointEntryRequired
    ? { icon: 'bus', name: texts.pickup, value: namesOf(tour.pickupPlaces) }
    : { icon: 'pin', name: texts.meetingPoint, value: tour.startingPointInformation.title },
  ...(tour.dropOffPointEntryRequired ? [{ icon: 'pin' as const, name: texts.dropOff, value: namesOf(tour.dropoffPlaces) }] : []),
  ...peopleFact(tour, texts),
  { icon: 'ticket', name: texts.tickets, value: texts.ticketsValue },
];

/** None where the vendor names no stops. */
function itineraryOf({ itinerary }: TourDetails, locale: Locale, texts: Texts) {
  if (!itinerary) return {};
  const stops = itinerary.map(({ name, minutes, description }) => ({ name, time: minutesText(minutes, locale), description }));
  return { itinerary: { title: texts.itinerary, stops } };
}

/** Of a place of the operator's own: when guests are fetched there, or where it is. */
function noteOf({ street, minutes }: TransferPlace, isPickup: boolean, texts: Texts): string {
  const when = isPickup && minutes !== undefined ? (minutes === 0 ? texts.atStart : texts.beforeStart(minutes)) : undefined;
  return [street, when].filter(Boolean).join(', ');
}

type IsOnMap = (at: Coordinates) => boolean;

/** Where places are that a map can show, each with its number: those to be fetched at first. @param isOnMap what the map can show */
export function numberedPlaces(
  { pickupPlaces, dropoffPlaces }: Pick<TourDetails, 'pickupPlaces' | 'dropoffPlaces'>,
  isOnMap: IsOnMap,
): { place: TransferPlace; number: number; at: Coordinates }[] {
  return [...pickupPlaces, ...dropoffPlaces]
    .flatMap((place) => {
      const { latitude, longitude } = place;
      if (latitude === undefined || longitude === undefined || !isOnMap({ latitude, longitude })) return [];
      return [{ place, at: { latitude, longitude } }];
    })
    .map((marked, index) => ({ ...marked, number: index + 1 }));
}

/** Where guests are fetched and brought; nothing where there is but one place, which they say themselves. */
function transferPlacesOf(tour: TourDetails, texts: Texts, isOnMap: IsOnMap) {
  const { pickupPlaces, dropoffPlaces } = tour;
  const numbered = numberedPlaces(tour, isOnMap);
  const listOf = (title: string, places: readonly TransferPlace[], isPickup: boolean) => {
    const said = places.map((place) => {
      const number = numbered.find((one) => one.place === place)?.number;
      return { name: place.title, note: noteOf(place, isPickup, texts), ...(number !== undefined && { number }) };
    });
    return said.some(({ note }) => note !== '') ? [{ title, places: said }] : [];
  };
  const lists = [...listOf(texts.pickup, pickupPlaces, true), ...listOf(texts.dropOff, dropoffPlaces, false)];
  return lists.length > 0 ? { lists } : {};
}

function locationOf(tour: TourDetails, texts: Texts, isOnMap: IsOnMap) {
  const { title, street, directions, latitude, longitude } = tour.startingPointInformation;
  const isFetched = tour.startingPointEntryRequired;
  return {
    title: isFetched ? texts.locationPickup : texts.location,
    ...(isFetched ? { lead: texts.pickupText } : {}),
    ...transferPlacesOf(tour, texts, isOnMap),
    name: title,
    street,
    directions,
    link: { href: mapLink(latitude, longitude), label: texts.openMap },
  };
}

/** A path alone: pages load pictures from the image host and from nowhere else. */
const isPath = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');

function operatorOf({ vendor }: TourDetails, texts: Texts, imageUrl: string) {
  return {
    ...(vendor.logo && isPath(vendor.logo) ? { logo: imageUrl + vendor.logo } : {}),
    title: texts.operator,
    text: texts.operatorText({ name: vendor.name }),
    name: vendor.name,
    address: [vendor.street, vendor.city],
    phone: { label: texts.phone, text: vendor.phone, href: `tel:${vendor.phone.replace(/[^+\d]/g, '')}` },
  };
}

/**
 * A tour in the words of its page. `longDescription` and the tabs must have been sanitised.
 * @param imageUrl origin of the image host; empty: the page's own @param isOnMap what the page's map can show; without one, nothing
 */
export function tourPageView(tour: TourDetails, locale: Locale, texts: Texts, imageUrl: string, isOnMap: IsOnMap = () => false) {
  const [city = '', ...rest] = tour.location.split(', ');
  return {
    crumbs: { label: texts.breadcrumbs, items: crumbsOf(tour, locale, texts) },
    place: [city, rest.at(-1)].filter(Boolean).join(', '),
    name: tour.tourName,
    subTitle: tour.subTitle,
    share: texts.share,
    save: { tourId: tour.tourId, label: texts.save({ name: tour.tourName }) },
    ...(tour.requireBookingApproval ? { badge: texts.onRequest } : {}),
    ...(tour.reviewCount > 0
      ? {
          rating: {
            ...ratingOf(tour, locale, texts),
            href: '#reviews',
            ...(isNew(tour) ? { mark: texts.newTour } : {}),
          },
        }
      : {}),
    ...(tour.reviewRating === undefined ? {} : { elsewhere: texts.ratedElsewhere({ rating: ratingText(tour.reviewRating, locale) }) }),
    facts: factsOf(tour, locale, texts),
    summary: {
      title: texts.summary,
      lead: tour.shortDescription,
      html: tour.longDescription,
      promise: tour.uniqueSellingProposition[`text_${locale}`],
    },
    ...itineraryOf(tour, locale, texts),
    information: { title: texts.information, parts: tour.contentTabs },
    location: locationOf(tour, texts, isOnMap),
    operator: operatorOf(tour, texts, imageUrl),
    reviews: reviewsOf(tour, locale, texts),
  };
}
