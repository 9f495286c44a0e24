import type { Backend } from '../backend.ts';
import { receivePaymentEvent } from '../checkout/payment-event.ts';
import type { Routine } from '../jobs/routines.ts';

/**
 * Gives an event, with its signature among the headers, to the shop.
 * @throws anything but success: the event is given again in the next round
 */
export type Receive = (payload: string, headers: Headers) => Promise<void>;

const atOnce = 200;

/** Sends the shop's webhook every event that it has not taken yet, the oldest of each provider first. @returns how many it took */
export async function deliverEvents({ payments, log }: Backend, receive: Receive): Promise<number> {
  let taken = 0;
  for (const { pending, forget } of payments.simulators?.outboxes ?? []) {
    for (const { id, payload, headers } of pending(atOnce)) {
      try {
        await receive(payload, headers);
        forget(id);
        taken += 1;
      } catch (error) {
        log.warn({ err: error, event: id }, 'the shop did not take an event');
      }
    }
  }
  return taken;
}

/** Where there is no provider to send its events, they are fetched from the simulators. */
export const deliverEventsRoutine: Routine = {
  name: "deliver the simulator's events",
  everySeconds: 1,
  work: (backend) => deliverEvents(backend, (payload, headers) => receivePaymentEvent(backend, payload, headers)),
};
