import type { FilterName, FoundHotel, HotelSearch } from '#contracts/hotels.ts';
import { toDecimal } from '#domain/money.ts';
import { distanceBetween } from '#domain/distance.ts';
import { cheapestRooms } from '#domain/stays/cheapest.ts';
import type { Day } from '#contracts/common.ts';
import type { Backend } from '../backend.ts';
import type { Catalogue, Destination } from '../catalogue/catalogue.ts';
import { hotelsIn, type Hotel, type RatePlan } from '../catalogue/hotels.ts';
import { arrivalProblem, roomRates, type RoomRate } from '../catalogue/room-rates.ts';
import { headOf, staticInfoOf } from './head.ts';
import { hasAll, isHouse } from './filters.ts';
import { readTaken, withRoomsLeft } from '../suppliers/houses/nights.ts';
import { guestsIn, nightsIn, stayIn } from './stay.ts';

/** Kilometres from the middle of a city to houses that are near it. */
const near = 100;

const hotelsAround = ({ hotels }: Catalogue, place: Destination, isWide: boolean): Hotel[] =>
  isWide ? [...hotels.values()].filter((hotel) => distanceBetween(place, hotel) <= near) : hotelsIn(hotels, place.id);

const isRefunded = ({ cancellationTerms }: RatePlan): boolean => cancellationTerms.some(({ share }) => share === 1);

type Conditions = HotelSearch['conditions'];
const valuesOf = (conditions: Conditions, name: FilterName): (string | number)[] | undefined =>
  conditions.find(({ fieldName }) => fieldName === name)?.fieldValues;

/** Whether a rate is what the conditions ask for; members' rates are for nobody who has not signed in. */
function isWanted({ plan }: RoomRate, conditions: Conditions): boolean {
  const boards = valuesOf(conditions, 'board');
  const isFree = valuesOf(conditions, 'freeCancellation') !== undefined;
  return !plan.isForMembers && (boards?.includes(plan.board) ?? true) && (!isFree || isRefunded(plan));
}

type Found = { hotel: Hotel; chosen: RoomRate[]; total: number };

/** The cheapest rooms of a hotel for all who are asked for. */
function found(catalogue: Catalogue, hotel: Hotel, body: HotelSearch, nights: readonly Day[]): Found[] {
  if (arrivalProblem(hotel, body.calculatedDateFrom, nights.length)) return [];
  const offer = { rates: catalogue.rates, currency: body.currency };
  const choices = guestsIn(body).map((guests) => roomRates(offer, hotel, guests, nights).filter((rate) => isWanted(rate, body.conditions)));
  const chosen = cheapestRooms(choices);
  return chosen ? [{ hotel, chosen, total: chosen.reduce((sum, { total }) => sum + total, 0) }] : [];
}

function answer({ hotel, chosen, total }: Found, body: HotelSearch, nights: number): FoundHotel {
  const { currency, language } = body;
  return {
    ...headOf(hotel, language),
    from: toDecimal({ amount: Math.ceil(total / nights), currency }),
    grandTotal: toDecimal({ amount: total, currency }),
    currencyCode: currency,
    board: chosen[0]?.plan.board ?? 'room-only',
    freeCancellation: chosen.every(({ plan }) => isRefunded(plan)),
    rooms: chosen.map(({ room, plan }, index) => ({
      roomNumber: index + 1,
      adults: body.rooms[index]?.adultsCode ?? 1,
      childrenAges: body.rooms[index]?.children ?? [],
      roomId: room.id,
      roomName: room.name[language],
      ratePlanId: plan.id,
    })),
    ...(body.includeStaticData && { staticInfo: staticInfoOf(hotel) }),
  };
}

export type Parts = Pick<Backend, 'db' | 'catalogue' | 'clock'>;

/** Requirements 7: the hotels of a place with rooms for a stay, the cheapest first. */
export async function findHotels({ db, catalogue, clock }: Parts, place: Destination, body: HotelSearch) {
  const { page, resultsPerPage, conditions } = body;
  const nights = nightsIn(body, place.timeZone, clock());
  const possible = hotelsAround(catalogue, place, body.nearbyCities).filter(
    (hotel) => isHouse(hotel, conditions) && hasAll(hotel, valuesOf(conditions, 'amenity') ?? []),
  );
  const taken = await readTaken(
    db,
    possible.map(({ hotelId }) => hotelId),
    stayIn(body),
  );
  const all = possible
    .flatMap((hotel) => found(catalogue, withRoomsLeft(hotel, nights, taken), body, nights))
    .sort((a, b) => a.total - b.total);
  const hotels = all.slice(page * resultsPerPage, (page + 1) * resultsPerPage).map((one) => answer(one, body, nights.length));
  return { hotels, totalElements: all.length, page, resultsPerPage };
}
