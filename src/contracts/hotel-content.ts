import * as v from 'valibot';
import { acceptLanguage, count, currencyCode, decimal, key } from './common.ts';
import { endpoint } from './endpoint.ts';
import { childAge, conditions, filterNames, hotelHead, roomFacts, staticInfo } from './hotels.ts';
import { shownReview } from './shown-review.ts';

/** All that is true of a hotel whatever the day. Texts are plain; paragraphs are parted by an empty line. */
const hotelContent = v.object({
  ...hotelHead,
  ...staticInfo.entries,
  longDescription: v.string(),
  directions: v.string(),
  timeZone: v.string(),
  vendor: v.object({ name: v.string(), phone: v.string() }),
  accessibility: v.array(v.string()),
  houseRules: v.array(v.string()),
  goodToKnow: v.array(v.string()),
  /** Up to which age children count as such; absent: none are taken. */
  childrenUpToAge: v.optional(childAge),
  rooms: v.array(v.object(roomFacts)),
  /** The latest first. */
  reviews: v.array(shownReview),
  /** A night of its cheapest room for two, or for one where none takes two, on a regular day, with all that guests have to pay. */
  from: decimal,
  currencyCode,
});
export type HotelContent = v.InferOutput<typeof hotelContent>;

const contentNames = ['hotelId', 'language', 'locationUuid', 'productId'] as const;

/** What is known of hotels: those for which every condition holds. `productId` is another word for `hotelId`. */
export const findHotelContent = endpoint({
  service: 'vendor',
  method: 'POST',
  path: '/content/hotels',
  headers: acceptLanguage,
  body: v.object({ conditions: conditions(contentNames), currency: v.optional(currencyCode, 'EUR') }),
  response: v.object({ hotels: v.array(hotelContent) }),
});

/** What hotels can be filtered by: `id` is the `fieldName` of a condition, and a value's `id` one of its `fieldValues`. */
export const listHotelFilters = endpoint({
  service: 'vendor',
  method: 'GET',
  path: '/hotel-content/filters',
  /** City id or locationUuid: `count` is of its hotels; left out: of all. */
  query: v.object({ location: v.optional(key) }),
  headers: acceptLanguage,
  response: v.object({
    filterOptions: v.array(
      v.object({
        id: v.picklist(filterNames),
        values: v.array(v.object({ id: v.union([v.string(), v.number()]), title: v.string(), count })),
      }),
    ),
  }),
});
