import * as v from 'valibot';
import { count, currencyCode, day, decimal, instant, key, locale, timeOfDay, uuid } from './common.ts';
import { cancellationTerm } from './cancellation-terms.ts';
import { endpoint } from './endpoint.ts';
import { amenityIds, bedTypes, boardId, lodgingType, roomAmenityIds } from './hotel-attributes.ts';
import { picture } from './pictures.ts';

/** Requirements 9: on the wire a house of so many stars has this number more as its `rating`; of none, this number. */
export const ratingOffset = 558;
/** Requirements 9: residence and nationality of guests, and the rate basis that means any. */
export const usualCountryCode = 67;
export const anyRateBasis = -1;

export const mostRooms = 5;
/** Of one stay. */
export const mostNights = 30;

const rating = v.pipe(v.number(), v.integer(), v.minValue(ratingOffset), v.maxValue(ratingOffset + 5));
export const childAge = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(17));
const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

/** Who sleeps in one room; children by their ages on the day of arrival. */
export const guestsOfRoom = {
  adults: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  childrenAges: v.pipe(v.array(childAge), v.maxLength(6)),
};

const askedRoom = v.object({
  adultsCode: guestsOfRoom.adults,
  children: v.optional(guestsOfRoom.childrenAges, []),
  passengerCountryOfResidence: v.optional(count, usualCountryCode),
  passengerNationality: v.optional(count, usualCountryCode),
  rateBasis: v.optional(v.pipe(v.number(), v.integer()), anyRateBasis),
});

/** A house is found where each condition holds: its field has one of the values; of `amenity`, it has all of them. */
const condition = <const Names extends readonly string[]>(names: Names) =>
  v.object({
    fieldName: v.picklist(names),
    fieldValues: v.pipe(v.array(v.union([v.pipe(v.string(), v.maxLength(200)), v.number()])), v.minLength(1), v.maxLength(100)),
  });
export const conditions = <const Names extends readonly string[]>(names: Names) => v.pipe(v.array(condition(names)), v.maxLength(20));

export const filterNames = ['rating', 'lodgingType', 'amenity', 'board', 'freeCancellation'] as const;
export type FilterName = (typeof filterNames)[number];

/** Requirements 3, "Hotel search body". Days of the hotels' own calendar: the one of arrival, and the one of departure. */
const searchBody = v.object({
  page: v.optional(pageNumber, 0),
  resultsPerPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  calculatedDateFrom: day,
  calculatedDateTo: day,
  currency: v.optional(currencyCode, 'EUR'),
  language: v.optional(locale, 'en'),
  /** Whether each hotel comes with its address and what it has. */
  includeStaticData: v.optional(v.boolean(), true),
  /** Whether houses within 100 km of the city's centre count, too. */
  nearbyCities: v.optional(v.boolean(), false),
  rooms: v.optional(v.pipe(v.array(askedRoom), v.minLength(1), v.maxLength(mostRooms)), [{ adultsCode: 2 }]),
  conditions: v.optional(conditions(filterNames), []),
});
export type HotelSearch = v.InferOutput<typeof searchBody>;

const address = v.object({ street: v.string(), postalCode: v.string(), city: v.string() });
const checkIn = v.object({ from: timeOfDay, until: v.optional(timeOfDay) });

export const hotelHead = {
  /** Requirements 3: spelled as the vendor spells it. */
  hotelid: uuid,
  hotelName: v.string(),
  /** The city's segment in paths: `rome`. */
  cityCode: v.string(),
  language: locale,
  locationUuid: uuid,
  rating,
  lodgingType,
  /** The part of the city. */
  area: v.string(),
  shortDescription: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  /** Kilometres from the middle of the city. */
  distance: v.number(),
  /** Of guests, out of 5. */
  averageRating: v.number(),
  reviewCount: count,
  /** `thumb`: its path at the image host (`pictures.ts`). */
  images: v.array(v.object({ thumb: v.string(), alt: v.string() })),
};

export const staticInfo = v.object({ address, checkIn, checkOut: timeOfDay, amenities: v.array(v.picklist(amenityIds)) });

/** A hotel with rooms for everybody on these nights. Prices are of all rooms together, with all that guests have to pay. */
const foundHotel = v.object({
  ...hotelHead,
  /** A night, on average of the nights of the stay. */
  from: decimal,
  /** All nights. */
  grandTotal: decimal,
  currencyCode,
  board: boardId,
  /** Whether all money comes back until some deadline, at this price. */
  freeCancellation: v.boolean(),
  /** What is cheapest for each room that was asked for. */
  rooms: v.array(v.object({ roomNumber: count, ...guestsOfRoom, roomId: v.string(), roomName: v.string(), ratePlanId: v.string() })),
  staticInfo: v.optional(staticInfo),
});
export type FoundHotel = v.InferOutput<typeof foundHotel>;

/** The hotels of a city with rooms for a stay, the cheapest first. `id`: its locationUuid or city id. */
export const searchHotels = endpoint({
  service: 'vendor',
  method: 'POST',
  path: '/booking/hotels/{id}',
  params: v.object({ id: key }),
  body: searchBody,
  response: v.object({ hotels: v.array(foundHotel), totalElements: count, page: count, resultsPerPage: count }),
});

const bed = v.object({ type: v.picklist(bedTypes), count });

const rate = v.object({
  ratePlanId: v.string(),
  board: boardId,
  /** The earliest deadline first, in days before the first hour of check-in; empty: nothing comes back. */
  cancellationTerms: v.array(cancellationTerm),
  /** For guests who have signed in. */
  isForMembers: v.boolean(),
  /** What each night costs, meals included, without the city tax. */
  nights: v.array(v.object({ day, price: decimal })),
  /** What the city asks of the guests of the room. */
  cityTax: decimal,
  /** Nights and city tax. */
  total: decimal,
});

export const roomFacts = {
  roomId: v.string(),
  name: v.string(),
  description: v.string(),
  beds: v.array(bed),
  bathroom: v.picklist(['private', 'shared']),
  /** Square metres. */
  size: count,
  occupancy: v.object({ adults: count, children: count, total: count }),
  amenities: v.array(v.picklist(roomAmenityIds)),
  image: picture,
};

/** What a hotel has for each room that was asked for, the cheapest first. */
const roomChoices = v.object({
  roomNumber: count,
  ...guestsOfRoom,
  choices: v.array(
    v.object({
      ...roomFacts,
      /** So many like it are left on every night. */
      roomsLeft: count,
      rates: v.array(rate),
    }),
  ),
});

/** The rooms and rates of a hotel for a stay. `id`: its hotelId. Requirements 9: what it answers is valid for 15 minutes. */
export const listRooms = endpoint({
  service: 'vendor',
  method: 'POST',
  path: '/booking/rooms/{id}',
  params: v.object({ id: uuid }),
  body: v.omit(searchBody, ['page', 'resultsPerPage', 'includeStaticData', 'nearbyCities', 'conditions']),
  response: v.object({
    hotelid: uuid,
    currencyCode,
    hotelOfferExpiresAt: instant,
    rooms: v.array(roomChoices),
    /** Why no stay begins on that day, where none does: on no day like it, or only of so many `nights`. */
    closed: v.optional(v.object({ reason: v.picklist(['closed_to_arrival', 'least_stay']), nights: v.optional(count) })),
  }),
});
