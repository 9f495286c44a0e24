import type { Destination } from './catalogue.ts';
import type { HotelSource } from './hotel-source.ts';
import type { HotelSources } from './read-hotels.ts';

/** A house in its city. */
export type Hotel = HotelSource & { destination: Destination };
export type Room = Hotel['rooms'][number];
export type RatePlan = Hotel['ratePlans'][number];

/** All hotels of a catalogue, by hotelId, in the order of cities and files. */
export type Hotels = ReadonlyMap<string, Hotel>;

const hotels = new WeakMap<HotelSource, Hotel>();

/** The same object for the same sources: what has not changed can be told by its identity. */
function hotelOf(source: HotelSource, destination: Destination): Hotel {
  const made = hotels.get(source);
  if (made?.destination === destination) return made;
  const hotel = { ...source, destination };
  hotels.set(source, hotel);
  return hotel;
}

/** @throws Error for a city that is no destination, and for two hotels with the same id */
export function hotelsOf(sources: HotelSources, destinations: ReadonlyMap<string, Destination>): Hotels {
  const found = new Map<string, Hotel>();
  for (const [city, some] of Object.entries(sources)) {
    const destination = destinations.get(city);
    if (!destination) throw new Error(`hotels/${city}: destinations.yaml has no ${city}`);
    for (const source of some) {
      if (found.has(source.hotelId)) throw new Error(`hotels/${city}/${source.slug}.yaml: another hotel has the hotelId ${source.hotelId}`);
      found.set(source.hotelId, hotelOf(source, destination));
    }
  }
  return found;
}

export const hotelsIn = (hotels: Hotels, city: string): Hotel[] =>
  [...hotels.values()].filter(({ destination }) => destination.id === city);
