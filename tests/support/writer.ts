/** Holds a seat again and again in the data folder that it is given, and prints each quote that was acknowledged. */
import { quoteFor } from '#backend/vendor/quote.ts';
import { openTestBackend } from './backend.ts';
import { anyDeparture } from './departure.ts';

const [dataDirectory] = process.argv.slice(2);
if (!dataDirectory) throw new Error('give a data folder');
const backend = await openTestBackend({}, { DATA_DIR: dataDirectory, DATABASE_URL: '' });
for (const { tour, request } of anyDeparture(backend)) {
  const quote = await quoteFor(backend, tour, request, 'en');
  if (quote) console.info(quote.quoteId);
}
