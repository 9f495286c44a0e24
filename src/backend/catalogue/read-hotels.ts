import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { weekdayIds } from '#contracts/attributes.ts';
import { filesOfHotelPicture } from './hotel-pictures.ts';
import { hotelSource, type HotelSource } from './hotel-source.ts';
import type { CatalogueReader } from './read-file.ts';
import { monthAtPeak } from './season.ts';

/** The houses of a city, by its id. */
export type HotelSources = Record<string, HotelSource[]>;

const wholeYear = { from: '01-01', to: '12-31', weekdays: weekdayIds };

/** What is wrong with a house beside its fields. */
function problemOf(directory: string, city: string, path: string, hotel: HotelSource): string | undefined {
  if (basename(path) !== `${hotel.slug}.yaml`) return `slug: "${hotel.slug}" and the file's name differ`;
  const missing = hotel.pictures
    .flatMap((picture) => filesOfHotelPicture(city, picture))
    .find((file) => !existsSync(join(directory, file)));
  if (missing !== undefined) return `pictures: there is no ${missing}`;
  const unseen = hotel.rooms.find(({ picture }) => picture > hotel.pictures.length);
  if (unseen) return `rooms: ${unseen.id} has picture ${unseen.picture} of ${hotel.pictures.length}`;
  const crowded = hotel.rooms.find(({ occupancy }) => occupancy.total > occupancy.adults + occupancy.children);
  if (crowded) return `rooms: ${crowded.id} takes ${crowded.occupancy.total} in all, which is more than its adults and children`;
  const noRoom = hotel.ratePlans.flatMap(({ rooms = [] }) => rooms).find((id) => !hotel.rooms.some((room) => room.id === id));
  if (noRoom !== undefined) return `ratePlans: there is no room ${noRoom}`;
  const forAll = hotel.ratePlans.filter(({ isForMembers }) => !isForMembers);
  const unsold = hotel.rooms.find(({ id }) => !forAll.some(({ rooms }) => rooms?.includes(id) ?? true));
  if (unsold) return `ratePlans: none is for the room ${unsold.id} and for everybody`;
  const ages = hotel.children.map(({ upToAge }) => upToAge);
  if (ages.some((age, index) => age <= (ages[index - 1] ?? -1))) return 'children: the youngest first';
  const dear = monthAtPeak(hotel.peakPrices, [wholeYear]);
  return dear === undefined ? undefined : `peakPrices: month ${dear} has no night at the price that cards and pages say "from"`;
}

/** Reads `hotels/<city>/<slug>.yaml`. A catalogue without that folder has no hotels. */
export function readHotels({ foldersIn, filesIn, readOrKeep }: CatalogueReader, directory: string): HotelSources {
  const ofCity = (city: string): HotelSource[] =>
    filesIn(`hotels/${city}`)
      .map((path) => readOrKeep(path, hotelSource, (hotel) => problemOf(directory, city, path, hotel)))
      .filter((hotel) => hotel !== undefined);
  return Object.fromEntries(foldersIn('hotels').map((city) => [city, ofCity(city)]));
}
