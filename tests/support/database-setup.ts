import { startPostgres } from './postgres.ts';

/** Before all tests: a Postgres server where `LANDFALL_TEST_DATABASE=postgres`, nothing for `pglite`. @returns what to do after them */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const wanted = process.env.LANDFALL_TEST_DATABASE ?? 'pglite';
  if (wanted === 'pglite') return undefined;
  if (wanted !== 'postgres') throw new Error(`LANDFALL_TEST_DATABASE is "${wanted}": give pglite or postgres`);
  const { url, stop } = await startPostgres();
  process.env.LANDFALL_TEST_POSTGRES = url;
  return stop;
}
