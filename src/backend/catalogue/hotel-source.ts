import * as v from 'valibot';
import { count, timeOfDay } from '#contracts/common.ts';
import { amenityIds, bedTypes, boardId, lodgingType, roomAmenityIds } from '#contracts/hotel-attributes.ts';
import { hotelPictures } from './hotel-pictures.ts';
import { cancellationTerms, peakPrices, price, reviews, season } from './schema.ts';
import { id, latitude, longitude, text } from './text.ts';

const name = v.pipe(v.string(), v.trim(), v.nonEmpty());
const atLeastOne = v.pipe(count, v.minValue(1));
const percent = v.pipe(v.number(), v.integer(), v.minValue(-60), v.maxValue(100));

/** Rooms that are alike: `count` of them can be slept in each night. A bed in a dormitory is a room for one. */
const room = v.strictObject({
  id,
  name: text,
  /** One to three sentences. */
  description: text,
  beds: v.pipe(v.array(v.strictObject({ type: v.picklist(bedTypes), count: atLeastOne })), v.minLength(1)),
  bathroom: v.optional(v.picklist(['private', 'shared']), 'private'),
  /** Square metres; of the whole dormitory for a bed in one. */
  size: atLeastOne,
  /** Most adults, most children, and most of both. */
  occupancy: v.strictObject({ adults: atLeastOne, children: count, total: atLeastOne }),
  amenities: v.array(v.picklist(roomAmenityIds)),
  /** The number of its picture among the hotel's, from 1. */
  picture: atLeastOne,
  count: atLeastOne,
  /** Euros a night on a regular night for `included` adults, without meals; taxes that a guest owes are in `cityTax`. */
  price,
  included: v.optional(atLeastOne, 2),
  /** Euros a night for each adult above `included`. */
  extraAdult: v.optional(price),
  /** So many per cent less for one adult alone. */
  single: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))),
});

/** On what terms a room is sold, and with which meals (OpenTravel's rate plan). */
const ratePlan = v.strictObject({
  id,
  board: boardId,
  /** Euros a night for the meals of each adult, and of each child that eats. */
  boardPrice: v.optional(v.strictObject({ adult: price, child: price }), { adult: 0, child: 0 }),
  /** So many per cent more than the room's price, or less. */
  percent: v.optional(percent, 0),
  /** Counted from the first hour of check-in; empty: nothing comes back. */
  cancellationTerms,
  /** For guests who have signed in. */
  isForMembers: v.optional(v.boolean(), false),
  /** Rooms that are sold by it; left out: all. */
  rooms: v.optional(v.pipe(v.array(id), v.minLength(1))),
});

const isEachOnce = (all: { id: string }[]): boolean => new Set(all.map(({ id: one }) => one)).size === all.length;

/** One house, as it describes itself: `hotels/<city>/<slug>.yaml`. */
export const hotelSource = v.strictObject({
  hotelId: v.pipe(v.string(), v.uuid()),
  slug: id,
  lodgingType,
  /** Official stars; left out: it has none. */
  stars: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  hotelName: name,
  /** The part of the city, as its people call it. */
  area: text,
  /** One or two sentences: cards, search, meta description. */
  shortDescription: v.strictObject({
    en: v.pipe(v.string(), v.trim(), v.minLength(60), v.maxLength(180)),
    de: v.pipe(v.string(), v.trim(), v.minLength(60), v.maxLength(190)),
  }),
  /** Two or three paragraphs, parted by an empty line. Plain text. */
  longDescription: text,
  address: v.strictObject({ street: name, postalCode: v.string(), city: name }),
  latitude,
  longitude,
  /** From the airport or station to the door. */
  directions: text,
  /** An invented company, and how guests reach the house. */
  operator: v.strictObject({
    name,
    phone: v.pipe(v.string(), v.regex(/^\+[\d ]{8,20}$/)),
    email: v.pipe(v.string(), v.email(), v.regex(/\.example$/, 'an address under .example')),
  }),
  checkIn: v.strictObject({ from: timeOfDay, until: v.optional(timeOfDay) }),
  checkOut: timeOfDay,
  amenities: v.pipe(v.array(v.picklist(amenityIds)), v.minLength(3)),
  /** How it is with a wheelchair, a pram, or for those who avoid stairs. */
  accessibility: v.optional(v.array(text), []),
  houseRules: v.pipe(v.array(text), v.minLength(2)),
  goodToKnow: v.optional(v.array(text), []),
  pictures: hotelPictures,
  /** What children pay, the youngest first: euros a night up to an age. Who is older counts as an adult. Empty: no children. */
  children: v.array(v.strictObject({ upToAge: v.pipe(count, v.maxValue(17)), price, eats: v.optional(v.boolean(), true) })),
  /**
   * What the city asks of guests for each night, of the first `mostNights`: euros for each adult and for each room, and per cent of what
   * the night costs. Part of every price that is shown.
   */
  cityTax: v.optional(
    v.strictObject({
      perAdult: v.optional(price, 0),
      perRoom: v.optional(price, 0),
      percent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(30)), 0),
      mostNights: v.optional(atLeastOne),
    }),
  ),
  rooms: v.pipe(
    v.array(room),
    v.minLength(1),
    v.check((rooms) => isEachOnce(rooms), 'two rooms have the same id'),
  ),
  ratePlans: v.pipe(
    v.array(ratePlan),
    v.minLength(1),
    v.check((plans) => isEachOnce(plans), 'two rate plans have the same id'),
  ),
  /** Nights that cost more, meals aside. */
  peakPrices,
  /** Fewest nights of a stay that begins on these days; of two that hold, the first counts. */
  leastStay: v.optional(v.array(v.strictObject({ ...season.entries, nights: v.pipe(count, v.minValue(2)) })), []),
  /** Days on which no stay begins. */
  closedToArrival: v.optional(v.array(season), []),
  reviews: v.pipe(reviews, v.minLength(3)),
});
export type HotelSource = v.InferOutput<typeof hotelSource>;
