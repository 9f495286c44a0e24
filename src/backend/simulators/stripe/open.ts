import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { lock } from '../../db/lock.ts';
import type { Simulator } from './perform.ts';
import { SimulatorStore } from './store.ts';

export type OpenSimulator = Simulator & { close: () => void };

/**
 * The simulator with what it has written down in the data folder. It is for one process: servers that share a Postgres
 * would each have payments that the others do not know, and need Stripe's own test mode instead.
 * @throws Error when another process has the folder, or its journal is damaged
 */
export async function openSimulator(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  clock: () => Date,
): Promise<OpenSimulator> {
  if (dataDir.startsWith('memory://')) return { store: new SimulatorStore(), clock, close: () => {} };
  // The embedded database has locked the folder already.
  const unlock = databaseUrl ? await lock(join(dataDir, 'payments.lock')) : () => {};
  try {
    const store = new SimulatorStore(join(dataDir, 'payments.jsonl'));
    return {
      store,
      clock,
      close: () => {
        store.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
