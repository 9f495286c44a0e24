import type { Backend } from '../backend.ts';
import type { Outbox, Outgoing } from './outbox.ts';

/**
 * Gives an event, with its signature among the headers, to the shop.
 * @throws anything but success: the event is given again in the next round
 */
type Receive = (payload: string, headers: Headers) => Promise<void>;

const atOnce = 200;

export const pendingOf = (outbox: Outbox): Outgoing[] => outbox.pending(atOnce);

/**
 * Sends the shop's webhook the events that it has not taken yet.
 * @param eventsOf those of a provider that are sent now, in their order
 * @returns how many it took
 */
export async function deliverEvents(
  { payments, log }: Backend,
  receive: Receive,
  eventsOf: (outbox: Outbox) => Promise<readonly Outgoing[]>,
): Promise<number> {
  let taken = 0;
  for (const outbox of payments.simulators?.outboxes ?? []) {
    for (const { id, payload, headers } of await eventsOf(outbox)) {
      try {
        await receive(payload, headers);
        outbox.forget(id);
        taken += 1;
      } catch (error) {
        log.warn({ err: error, event: id }, 'the shop did not take an event');
      }
    }
  }
  return taken;
}
