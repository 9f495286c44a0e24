import { join } from 'node:path';
import type Stripe from 'stripe';
import type { Config } from '../config.ts';
import { lock } from '../db/lock.ts';
import type { Outbox } from './outbox.ts';
import { payPalOutbox } from './paypal/events.ts';
import type { PayPalSimulator } from './paypal/simulator.ts';
import { PayPalStore } from './paypal/store.ts';
import { stripeOutbox } from './stripe/outbox.ts';
import type { Simulator } from './stripe/perform.ts';
import { SimulatorStore } from './stripe/store.ts';

/** What takes the place of the payment providers. */
export type Simulators = { stripe: Simulator; payPal: PayPalSimulator };

/**
 * The simulators with what they have written down in the data folder. They are for one process: servers that share a Postgres
 * would each have payments that the others do not know, and need the test modes of the providers instead.
 * @throws Error when another process has the folder, or a journal is damaged
 */
export async function openSimulators(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  clock: () => Date,
): Promise<Simulators & { close: () => void }> {
  const isKept = !dataDir.startsWith('memory://');
  // The embedded database has locked the folder already.
  const unlock = isKept && databaseUrl ? await lock(join(dataDir, 'payments.lock')) : () => {};
  const journal = (name: string) => (isKept ? join(dataDir, name) : undefined);
  const opened: { close: () => void }[] = [{ close: unlock }];
  const close = () => {
    for (const one of opened.toReversed()) one.close();
  };
  try {
    const stripe = new SimulatorStore(journal('payments.jsonl'));
    opened.push(stripe);
    const payPal = new PayPalStore(journal('paypal.jsonl'));
    opened.push(payPal);
    return { stripe: { store: stripe, clock }, payPal: { store: payPal, clock }, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** What each of them has yet to tell the shop. @param sdk of Stripe, which signs */
export const outboxesOf = ({ stripe, payPal }: Simulators, sdk: Stripe, webhookSecret: string, webhookId: string): Outbox[] => [
  stripeOutbox(stripe, sdk, webhookSecret),
  payPalOutbox(payPal, webhookId),
];
