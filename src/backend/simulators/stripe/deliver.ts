import type { Backend } from '../../backend.ts';

/** Gives a signed event to the shop. @throws anything but success: the event is given again in the next round */
export type Receive = (payload: string, signature: string) => Promise<void>;

const atOnce = 200;

/** Sends the shop's webhook every event that it has not taken yet, the oldest first. @returns how many it took */
export async function deliverEvents({ clock, payments, log }: Backend, receive: Receive): Promise<number> {
  let taken = 0;
  for (const event of payments.simulator?.store.pendingEvents(atOnce) ?? []) {
    const payload = JSON.stringify(event);
    const signature = payments.stripe.webhooks.generateTestHeaderString({
      payload,
      secret: payments.webhookSecret,
      timestamp: Math.floor(clock().getTime() / 1000),
    });
    try {
      await receive(payload, signature);
      payments.simulator?.store.forgetEvent(event.id);
      taken += 1;
    } catch (error) {
      log.warn({ err: error, event: event.id }, 'the shop did not take an event');
    }
  }
  return taken;
}
