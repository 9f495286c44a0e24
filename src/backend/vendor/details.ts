import type { Day, Locale } from '#contracts/common.ts';
import type { Question } from '#contracts/questions.ts';
import type { TourComponent, TourDetails } from '#contracts/tours.ts';
import { termTexts } from '#domain/cancellation-texts.ts';
import { durationText } from '#domain/duration.ts';
import { cancellationMessages } from '#i18n/cancellation/index.ts';
import { languageText } from '#domain/tour-texts.ts';
import { tourDetailsMessages } from '#i18n/tour-details/index.ts';
import type { Backend } from '../backend.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import { questionIn } from '../catalogue/question-in.ts';
import { picturePathsOf } from '../catalogue/picture-path.ts';
import { asksStartingTime } from '../catalogue/schedule-source.ts';
import { transferPlacesIn } from '../catalogue/transfer-places.ts';
import { bulletList, paragraphs } from '../http/html.ts';
import { callsFor } from '../sailings/excursion.ts';
import { shipClockOn, shoreCallAnswer } from '../sailings/shore-call.ts';
import { findRoute } from '../sailings/shown.ts';
import { supplierOf } from '../suppliers/registry.ts';
import { availabilityOf } from './availability.ts';
import { minimumOf, pricingGroupsOf, type Market } from '../catalogue/prices.ts';
import { reviewsOf } from './reviews.ts';
import { summaryOf } from './summary.ts';

const tabIds = ['included', 'notIncluded', 'whatToBring', 'accessibility', 'goodToKnow'] as const;

const questionsOf = (tour: Tour, per: Tour['questions'][number]['per'], locale: Locale): Question[] =>
  tour.questions.filter((question) => question.per === per).map((question) => questionIn(question, locale));

const stopIn = ({ name, minutes, description }: NonNullable<Tour['itinerary']>[number], locale: Locale) => ({
  name: name[locale],
  minutes,
  description: description[locale],
});

/** Without pictures of its own, the city's poster. */
function imagesOf(tour: Tour, locale: Locale): TourDetails['images'] {
  const poster = tourDetailsMessages(locale).poster({ city: tour.destination.name[locale] });
  return picturePathsOf(tour).map((url, index) => ({ url, alt: tour.pictures?.[index]?.alt[locale] ?? poster }));
}

/** What is asked of a tour beside the tour itself: a day, and the sailing (`cruiseRouteUuid`) whose guests want to go. */
type Asked = { date?: Day | undefined; cruise?: string | undefined };

async function componentsOn(backend: Backend, tour: Tour, day: Day, cruise: string | undefined, market: Market): Promise<TourComponent[]> {
  const clock = cruise === undefined ? undefined : shipClockOn(backend, tour, cruise, day, market.locale);
  const offers = await supplierOf(backend, tour).offers(tour, { from: day, to: day }, market);
  return offers.map(({ startingTime, seatsLeft, pricingGroups }) => ({
    componentName: tour.tourName[market.locale],
    startingTime,
    seatsLeft,
    pricingGroups,
    ...clock?.(startingTime),
  }));
}

/** The terms in words, the most generous first. */
function cancellationOf({ cancellationTerms }: Tour, locale: Locale) {
  const texts = cancellationMessages(locale);
  return { title: texts.title, lines: termTexts(cancellationTerms, locale, texts) };
}

/** The stays of a sailing in the tour's city; none where the shop has no such sailing. */
function shoreCallsOf(backend: Backend, tour: Tour, cruise: string, locale: Locale): TourDetails['shoreCalls'] {
  const route = findRoute(backend, cruise);
  return route ? callsFor(route, tour).map((call) => shoreCallAnswer(route, call, locale)) : [];
}

/** A tour as its page shows it (requirements 3, "Tour details"); with `date`, also that day's departures. */
export async function detailsOf(backend: Backend, tour: Tour, market: Market, { date, cruise }: Asked = {}): Promise<TourDetails> {
  const { locale } = market;
  const { destination, operator, startingPoint } = tour;
  const cancellation = cancellationOf(tour, locale);
  const say = tourDetailsMessages(locale);
  return {
    ...summaryOf(backend.catalogue, tour, market),
    tourCity: destination.name[locale],
    locationCountry: destination.countryName[locale],
    timeZone: destination.timeZone,
    images: imagesOf(tour, locale),
    reviews: await reviewsOf(backend, tour, locale),
    longDescription: paragraphs(tour.longDescription[locale]),
    ...(tour.itinerary && { itinerary: tour.itinerary.map((stop) => stopIn(stop, locale)) }),
    featureSet: [
      { id: 'Language', name: say.language, value: tour.languages.map((code) => languageText(code, locale)).join(', ') },
      { id: 'Duration', name: say.duration, value: durationText(tour.durationMinutes, locale) },
      { id: 'Cancellation', name: cancellation.title, value: cancellation.lines[0] },
    ],
    uniqueSellingProposition: { text_en: tour.uniqueSellingProposition.en, text_de: tour.uniqueSellingProposition.de },
    vendor: { name: operator.name, street: operator.street, city: `${operator.postalCode} ${operator.city}`, phone: operator.phone },
    startingPointInformation: {
      latitude: startingPoint.latitude,
      longitude: startingPoint.longitude,
      street: startingPoint.street,
      title: startingPoint.title[locale],
      directions: startingPoint.directions[locale],
    },
    startingPointEntryRequired: tour.pickup.length > 0,
    dropOffPointEntryRequired: tour.dropOff.length > 0,
    startingTimeEntryRequired: asksStartingTime(tour.schedule),
    pickupPlaces: transferPlacesIn(tour.pickup, locale),
    dropoffPlaces: transferPlacesIn(tour.dropOff, locale),
    availability: await availabilityOf(backend, tour, market),
    contentTabs: [
      ...tabIds
        .filter((id) => tour[id].length > 0)
        .map((id) => ({ id, title: say[id], html: bulletList(tour[id].map((item) => item[locale])) })),
      { id: 'cancellation', title: cancellation.title, html: bulletList(cancellation.lines) },
    ],
    questions: questionsOf(tour, 'booking', locale),
    passengersQuestions: questionsOf(tour, 'participant', locale),
    requiredMainContactData: ['firstName', 'lastName', 'email', ...tour.requires.contact],
    requiredParticipantsData: tour.requires.participants,
    minimumTravellers: minimumOf(tour),
    cancellationTerms: tour.cancellationTerms,
    pricingGroups: pricingGroupsOf(backend.catalogue, tour, market),
    latitude: startingPoint.latitude,
    longitude: startingPoint.longitude,
    ...(date && { components: await componentsOn(backend, tour, date, cruise, market) }),
    ...(cruise !== undefined && { shoreCalls: shoreCallsOf(backend, tour, cruise, locale) }),
  };
}
