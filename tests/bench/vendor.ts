/** The shop as a vendor service, with as many tours as the first argument says: its own, each as often as it takes. */
import { createHash } from 'node:crypto';
import { readCatalogue, type Catalogue } from '#backend/catalogue/catalogue.ts';
import { readConfig } from '#backend/config.ts';
import { startServer } from '#backend/server.ts';
import { brandFactsOf } from '#build/brand/files.ts';

/** The same for a copy of the same name, so that what is built of it can be compared. */
function idOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

function grown(catalogue: Catalogue, tours: number): Catalogue {
  const known = [...catalogue.tours.values()];
  const copies = Array.from({ length: tours }, (_, index) => {
    const tour = known[index % known.length];
    if (!tour) throw new RangeError('the catalogue is empty');
    const slug = `${tour.slug}-${Math.floor(index / known.length)}`;
    return index < known.length ? tour : { ...tour, tourId: idOf(slug), slug };
  });
  return { ...catalogue, tours: new Map(copies.map((tour) => [tour.tourId, tour])) };
}

const config = readConfig({ PORT: '0', DATA_DIR: 'memory://', LOG_LEVEL: 'error', RATE_LIMITS: 'false' });
const server = await startServer(config, {
  brand: await brandFactsOf('landfall'),
  catalogue: grown(readCatalogue(), Number(process.argv[2])),
});
process.send?.(server.url);
process.once('disconnect', () => void server.close().then(() => process.exit(0)));
