import type Stripe from 'stripe';
import type { Outbox } from '../outbox.ts';
import { seconds } from './id.ts';
import type { Simulator } from './perform.ts';

/** @param sdk signs as Stripe does */
export const stripeOutbox = ({ store, clock }: Simulator, { webhooks }: Stripe, secret: string): Outbox => ({
  pending: (limit) =>
    store.pendingEvents(limit).map((event) => {
      const payload = JSON.stringify(event);
      const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp: seconds(clock()) });
      return { id: event.id, payload, headers: new Headers({ 'Stripe-Signature': signature }) };
    }),
  forget: (id) => store.forgetEvent(id),
});
