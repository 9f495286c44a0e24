import { createHash } from 'node:crypto';
import { Unprocessable, type SimulatedOrder } from './order.ts';
import type { PayPalEvent, PayPalStore } from './store.ts';

export type PayPalSimulator = { store: PayPalStore; clock: () => Date };
/** What a call does: the order in its new state, what is told of it, and what it answers. */
export type Effect = { order: SimulatedOrder; events?: readonly PayPalEvent[]; body: object };

export function findOrder({ store }: PayPalSimulator, id: string): SimulatedOrder {
  const order = store.get(id);
  if (order) return order;
  throw new Unprocessable('RESOURCE_NOT_FOUND', 404);
}

/** Does a call once for each PayPal-Request-Id. Nothing in it waits, so that no two calls are ever at work on one order. */
export function perform({ store, clock }: PayPalSimulator, key: string | undefined, path: string, run: (now: Date) => Effect): object {
  const saved = key === undefined ? undefined : store.answerTo(key);
  if (saved) return saved.body as object;
  const { order, events = [], body } = run(clock());
  const fingerprint = createHash('sha256').update(path).digest('base64url');
  store.write({ objects: [order, ...events], ...(key !== undefined && { answer: { key, fingerprint, status: 200, body } }) });
  return body;
}
