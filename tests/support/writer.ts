/** Holds a seat again and again in the data folder that it is given, and prints each hold that was acknowledged. */
import { holdItems } from '#backend/checkout/hold-items.ts';
import { openTestBackend } from './backend.ts';
import { anyDeparture } from './departure.ts';

const [dataDirectory] = process.argv.slice(2);
if (!dataDirectory) throw new Error('give a data folder');
const backend = await openTestBackend({}, { DATA_DIR: dataDirectory, DATABASE_URL: '' });
for (const selection of anyDeparture(backend)) {
  const { hold } = await holdItems(backend, { items: [selection], currency: 'EUR' }, { locale: 'en', currency: 'EUR' });
  if (hold) console.info(hold.id);
}
