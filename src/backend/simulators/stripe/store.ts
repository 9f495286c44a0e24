import type Stripe from 'stripe';
import { Store } from '../store.ts';

type Thing = Stripe.PaymentIntent | Stripe.PaymentMethod | Stripe.Refund;
export type Stored = Thing | Stripe.Event;
type Page = { from: number; to: number; after: string | undefined; limit: number };

const isEvent = (object: Stored): object is Stripe.Event => object.object === 'event';

/** What the simulator of Stripe knows. */
export class SimulatorStore extends Store<Thing, Stripe.Event> {
  /** @param file of the journal; without one, all is forgotten in the end */
  constructor(file?: string) {
    super(isEvent, file);
  }

  /** Everything of a kind, the oldest first. */
  all<K extends 'payment_intent' | 'refund'>(kind: K): Extract<Stored, { object: K }>[] {
    return this.things().filter((object): object is Extract<Stored, { object: K }> => object.object === kind);
  }

  /** The newest first, as Stripe lists them; `after` is the last one of the page before, times are in seconds. */
  intents({ from, to, after, limit }: Page): Stripe.PaymentIntent[] {
    const newest = this.all('payment_intent').reverse();
    const rest = after === undefined ? newest : newest.slice(newest.findIndex(({ id }) => id === after) + 1);
    return rest.filter(({ created }) => created >= from && created <= to).slice(0, limit);
  }

  refundsOf(intentId: string): Stripe.Refund[] {
    return this.all('refund').filter(({ payment_intent: intent }) => intent === intentId);
  }
}
