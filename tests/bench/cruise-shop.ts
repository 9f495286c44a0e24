/** A shop with so many sailings as the first argument says, each with ten calls in ports that have three tours. Sends its address. */
import { randomUUID } from 'node:crypto';
import type { CruiseRouteSource } from '#backend/catalogue/cruise-source.ts';
import type { Catalogue, Tour } from '#backend/catalogue/catalogue.ts';
import { addDays, dayIn } from '#domain/day.ts';
import { startTestServer } from '#tests/support/backend.ts';
import { readCatalogue } from '#tests/support/read-catalogue.ts';
import { withSailings, type Sailing } from '#tests/support/sailings.ts';

const callsOfEach = 10;
const toursOfEach = 3;
const ports = ['barcelona', 'civitavecchia', 'cape-town', 'dubai', 'hong-kong', 'new-york', 'san-francisco', 'singapore', 'vancouver'];

function few({ tours, ...catalogue }: Catalogue): Catalogue {
  const byCity = Map.groupBy(tours.values(), ({ destination }) => destination.id);
  const kept: Tour[] = [...byCity.values()].flatMap((all) =>
    all.filter(({ categories }) => categories[0] !== 'transfer').slice(0, toursOfEach),
  );
  return { ...catalogue, tours: new Map(kept.map((tour) => [tour.tourId, tour])) };
}

const tomorrow = addDays(dayIn('UTC', new Date()), 1);

function sailing(index: number): Sailing {
  const first = addDays(tomorrow, index % 150);
  const calls = Array.from({ length: callsOfEach }, (_, place): CruiseRouteSource['calls'][number] => {
    const day = addDays(first, 2 * place);
    return {
      port: ports[(index + place) % ports.length] ?? '',
      ...(place > 0 && { arrival: `${day}T07:00` }),
      ...(place < callsOfEach - 1 && { departure: `${day}T20:00` }),
      berth: place % 3 === 0 ? 'tender' : 'docked',
    };
  });
  return { id: randomUUID(), calls };
}

const catalogue = withSailings(
  few(await readCatalogue()),
  Array.from({ length: Number(process.argv[2]) }, (_, index) => sailing(index)),
);
const server = await startTestServer({ catalogue });
process.send?.({ url: server.url, ids: [...catalogue.cruises.routes.keys()] });
process.once('disconnect', () => void server.close().then(() => process.exit(0)));
