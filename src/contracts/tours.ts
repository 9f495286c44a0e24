import * as v from 'valibot';
import { cancellationTerm } from './cancellation-terms.ts';
import {
  acceptLanguage,
  categoryId,
  count,
  currencyCode,
  day,
  decimal,
  integerText,
  key,
  languageCode,
  pageOf,
  productType,
  timeOfDay,
  tourIds,
  uuid,
} from './common.ts';
import { attributes } from './attributes.ts';
import { endpoint } from './endpoint.ts';
import { picture } from './pictures.ts';
import { pricingGroups } from './pricing-groups.ts';
import { promotion } from './promotion.ts';
import { question } from './questions.ts';
import { shownReview } from './shown-review.ts';
import { verdict } from './shore-calls.ts';
import { transferPlace } from './transfers.ts';

const geo = { latitude: v.number(), longitude: v.number() };
const minutes = v.pipe(v.number(), v.integer());
const category = v.object({ id: categoryId, title: v.string() });

/** Requirements 3, "Tour summary". Prices in `currencyCode`. */
export const tourSummary = v.object({
  tourId: uuid,
  productType,
  tourName: v.string(),
  subTitle: v.string(),
  shortDescription: v.string(),
  /** The lowest price at which one grown-up traveller (or one group) can book. */
  basePrice: decimal,
  ...promotion.entries,
  currencyCode,
  teaserImageUrl: v.string(),
  /** `tours/rome/forum-and-palatine-9fae...`: the page's path below the locale. */
  normalizedUrlPath: v.string(),
  excludedTour: v.boolean(),
  multiDay: v.boolean(),
  languages: v.array(languageCode),
  durations: v.array(minutes),
  categories: v.array(category),
  startingPointInformation: v.object(geo),
  vendor: v.object({ name: v.string() }),
  /** `Rome, Lazio, Italy` */
  location: v.string(),
  locationUuid: uuid,
  averageRating: v.number(),
  reviewCount: count,
  requireBookingApproval: v.boolean(),
  ...attributes,
  /** Whether the whole price comes back until some deadline. */
  freeCancellation: v.boolean(),
});
export type TourSummary = v.InferOutput<typeof tourSummary>;

/** One departure (for shows: one performance) on the day that was asked for. */
export const tourComponent = v.object({
  componentName: v.string(),
  startingTime: timeOfDay,
  /** Places left: travellers, or groups where the price is for a group. */
  seatsLeft: count,
  pricingGroups,
  /** When the request names a cruise that calls here on that day; `clock` says the same in words. */
  verdict: v.optional(verdict),
  clock: v.optional(v.string()),
});
export type TourComponent = v.InferOutput<typeof tourComponent>;

/** Requirements 3, "Tour details". `longDescription` and the tabs' `html` are the vendor's HTML: sanitise before use. */
export const tourDetails = v.object({
  ...tourSummary.entries,
  tourCity: v.string(),
  locationCountry: v.string(),
  /** IANA zone of the venue; every day and time of the tour is in it. */
  timeZone: v.string(),
  images: v.array(picture),
  /** Out of 5, given elsewhere, as the vendor says; `averageRating` is that of `reviews`. */
  reviewRating: v.optional(v.number()),
  /** What a guest may choose from: audio guides, surtitles. What the guide speaks is in `languages`. */
  userLanguages: v.optional(v.array(languageCode)),
  reviews: v.array(shownReview),
  longDescription: v.string(),
  /** Its stops in their order; absent where the vendor names none. */
  itinerary: v.optional(v.array(v.object({ name: v.string(), minutes, description: v.string() }))),
  featureSet: v.array(v.object({ id: v.picklist(['Language', 'Duration', 'Cancellation']), name: v.string(), value: v.string() })),
  uniqueSellingProposition: v.object({ text_en: v.string(), text_de: v.string() }),
  /** `logo`: its path at the image host. */
  vendor: v.object({ name: v.string(), street: v.string(), city: v.string(), phone: v.string(), logo: v.optional(v.string()) }),
  startingPointInformation: v.object({ ...geo, title: v.string(), street: v.string(), directions: v.string() }),
  /** True where guests are fetched, and where they are brought: the checkout asks at which of the places, and what their kinds need. */
  startingPointEntryRequired: v.boolean(),
  dropOffPointEntryRequired: v.boolean(),
  /** True where guests name the time at which they want to start: `components` has all that can be named. */
  startingTimeEntryRequired: v.boolean(),
  /** Empty where nobody is fetched, or brought. */
  pickupPlaces: v.array(transferPlace),
  dropoffPlaces: v.array(transferPlace),
  availability: v.object({
    availableDates: v.array(day),
    /** Days with departures, every one of them full. */
    soldOutDates: v.array(day),
    /** What an adult, a ticket, a menu or the group costs at least on each available day; left out where that is `basePrice` on all. */
    pricesFrom: v.optional(v.record(day, decimal)),
  }),
  contentTabs: v.array(
    v.object({
      id: v.picklist(['included', 'notIncluded', 'whatToBring', 'accessibility', 'goodToKnow', 'cancellation']),
      title: v.string(),
      html: v.string(),
    }),
  ),
  questions: v.array(question),
  passengersQuestions: v.array(question),
  /** Fields of the booker (`phoneNumber`, `country`) that the operator needs besides name and e-mail address. */
  requiredMainContactData: v.array(v.string()),
  /** Fields (`name`, `email`) of every traveller that the operator needs; of the lead traveller the name always. */
  requiredParticipantsData: v.array(v.string()),
  /** Fewest travellers that one booking may have. */
  minimumTravellers: count,
  /** The earliest deadline first; empty: nothing comes back. */
  cancellationTerms: v.array(cancellationTerm),
  /** What it costs, whatever the day; a departure's own prices are in `components`. */
  pricingGroups,
  latitude: v.number(),
  longitude: v.number(),
  /** Present when the request names a `date`: that day's departures. */
  components: v.optional(v.array(tourComponent)),
  /**
   * Present when the request names a `cruise`: its stays in the tour's city, with the days on which one can go ashore. `ship` and `stay`
   * are in words: `Meridian Star, Civitavecchia`, `In port from Wed 12 May 07:00 to 21:00`.
   */
  shoreCalls: v.optional(v.array(v.object({ cruiseRouteUuid: uuid, ship: v.string(), stay: v.string(), days: v.array(day) }))),
});
export type TourDetails = v.InferOutput<typeof tourDetails>;

const uuidParams = v.object({ productType, uuid });
/** How many tours a page of a list has. */
const pageSize = v.pipe(integerText, v.minValue(1), v.maxValue(200));

const listQuery = v.object({
  currency: v.optional(currencyCode, 'EUR'),
  /** City id (`rome`) or locationUuid. */
  location: v.optional(key),
  /** Only these tours: uuids, comma-separated, at most 100. For prices of what a page shows already. */
  tourIds: v.optional(tourIds),
  page: v.optional(integerText, '0'),
  size: v.optional(pageSize, '40'),
});

/** `tours` is the umbrella: it finds every product type; the others only their own. */
export const getTour = endpoint({
  service: 'vendor',
  method: 'GET',
  path: '/{productType}/{uuid}',
  params: uuidParams,
  /** `cruise`: a sailing's `cruiseRouteUuid`. */
  query: v.object({ currency: v.optional(currencyCode, 'EUR'), date: v.optional(day), cruise: v.optional(uuid) }),
  headers: acceptLanguage,
  response: tourDetails,
});

export const listTours = endpoint({
  service: 'vendor',
  method: 'GET',
  path: '/{productType}',
  params: v.object({ productType }),
  query: listQuery,
  headers: acceptLanguage,
  response: pageOf(tourSummary),
});

export const listPromotedTours = endpoint({
  service: 'vendor',
  method: 'GET',
  path: '/tours/promoted',
  /** `category`: only tours of this kind, which is the first of their categories. */
  query: v.object({ ...listQuery.entries, category: v.optional(categoryId) }),
  headers: acceptLanguage,
  response: pageOf(tourSummary),
});

export const listFeaturedTours = endpoint({
  service: 'vendor',
  method: 'GET',
  path: '/tours/featured',
  query: v.object({ currency: v.optional(currencyCode, 'EUR'), size: v.optional(pageSize, '12') }),
  headers: acceptLanguage,
  response: pageOf(tourSummary),
});
