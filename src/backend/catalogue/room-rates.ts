import type { CurrencyCode, Day } from '#contracts/common.ts';
import { fromDecimal, toDecimal } from '#domain/money.ts';
import { countGuests, sleeps, type CountedGuests, type Guests } from '#domain/stays/guests.ts';
import type { Catalogue } from './catalogue.ts';
import type { Hotel, RatePlan, Room } from './hotels.ts';
import { priceIn } from './prices.ts';
import { isInSeason } from './season.ts';

/** What a room costs for some guests on some nights. Decimals of `currency`; `total` is in its minor units. */
export type RoomRate = {
  room: Room;
  plan: RatePlan;
  nights: readonly { day: Day; price: number }[];
  cityTax: number;
  total: number;
};

/** Whole euros: what peak time, rate plan and sleeping alone make of a room's price. */
function roomPrice({ peakPrices }: Hotel, room: Room, plan: RatePlan, isAlone: boolean, night: Day): number {
  const peak = peakPrices.find((season) => isInSeason(season, night))?.percent ?? 0;
  const single = isAlone ? (room.single ?? 0) : 0;
  return Math.ceil((room.price * (100 + peak) * (100 + plan.percent) * (100 - single)) / 1_000_000);
}

/** In euros. */
function nightPrice(hotel: Hotel, room: Room, plan: RatePlan, { adults, children }: CountedGuests, night: Day): number {
  const isAlone = adults + children.length === 1;
  const more = Math.max(0, adults - room.included) * (room.extraAdult ?? 0);
  const ofChildren = children.reduce((sum, { price, eats }) => sum + price + (eats ? plan.boardPrice.child : 0), 0);
  return roomPrice(hotel, room, plan, isAlone, night) + more + adults * plan.boardPrice.adult + ofChildren;
}

/** In euros. @param prices what each night costs, in euros */
function cityTaxOf({ cityTax }: Hotel, { adults }: CountedGuests, prices: readonly number[]): number {
  if (!cityTax) return 0;
  const taxed = prices.slice(0, cityTax.mostNights);
  const fixed = (cityTax.perAdult * adults + cityTax.perRoom) * taxed.length;
  return fixed + taxed.reduce((sum, night) => sum + night, 0) * (cityTax.percent / 100);
}

type Offer = Pick<Catalogue, 'rates'> & { currency: CurrencyCode };

function rateOf(offer: Offer, hotel: Hotel, room: Room, plan: RatePlan, counted: CountedGuests, days: readonly Day[]): RoomRate {
  const { currency } = offer;
  const shown = (euros: number): number => priceIn(offer, currency, euros);
  const prices = days.map((day) => nightPrice(hotel, room, plan, counted, day));
  const nights = days.map((day, index) => ({ day, price: shown(prices[index] ?? 0) }));
  const cityTax = shown(cityTaxOf(hotel, counted, prices));
  const total = [cityTax, ...nights.map(({ price }) => price)].reduce((sum, price) => sum + fromDecimal(price, currency).amount, 0);
  return { room, plan, nights, cityTax, total };
}

/** The rates of all rooms that the guests fit into, the cheapest first; those for members only included. */
export function roomRates(offer: Offer, hotel: Hotel, guests: Guests, nights: readonly Day[]): RoomRate[] {
  const counted = countGuests(guests, hotel.children);
  if (!counted) return [];
  return hotel.rooms
    .filter(({ occupancy }) => sleeps(occupancy, counted))
    .flatMap((room) =>
      hotel.ratePlans
        .filter(({ rooms }) => rooms?.includes(room.id) ?? true)
        .map((plan) => rateOf(offer, hotel, room, plan, counted, nights)),
    )
    .sort((a, b) => a.total - b.total);
}

/** Why no stay of so many nights begins on a day; nothing where one can. */
export type ArrivalProblem = { reason: 'closed_to_arrival' } | { reason: 'least_stay'; nights: number };

export function arrivalProblem({ closedToArrival, leastStay }: Hotel, arrival: Day, nights: number): ArrivalProblem | undefined {
  if (closedToArrival.some((season) => isInSeason(season, arrival))) return { reason: 'closed_to_arrival' };
  const fewest = leastStay.find((season) => isInSeason(season, arrival))?.nights ?? 1;
  return nights < fewest ? { reason: 'least_stay', nights: fewest } : undefined;
}

/** @returns the least that a night costs when nothing raises it, for two guests or, where no room takes two, for one */
export function regularPrice(offer: Offer, hotel: Hotel): number {
  const unraised = { ...hotel, peakPrices: [] };
  const cheapestFor = (adults: number): number | undefined =>
    roomRates(offer, unraised, { adults, childrenAges: [] }, ['2028-01-01']).find(({ plan }) => !plan.isForMembers)?.total;
  return toDecimal({ amount: cheapestFor(2) ?? cheapestFor(1) ?? 0, currency: offer.currency });
}
