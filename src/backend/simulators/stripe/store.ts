import type Stripe from 'stripe';
import { readJournal, startJournal, type Journal } from './journal.ts';

export type Stored = Stripe.PaymentIntent | Stripe.PaymentMethod | Stripe.Refund | Stripe.Event;
export type Answer = { status: number; body: unknown };
export type SavedAnswer = Answer & {
  key: string;
  /** Hash of path and parameters: the same key with others is an error. */
  fingerprint: string;
};
/** What one call writes: objects in their new state, and the answer to remember under its Idempotency-Key. */
export type Change = { objects: readonly Stored[]; answer?: SavedAnswer };
/** A line of the journal: a change, or an event that the shop has taken. */
type Entry = Change | { taken: string };
type Page = { from: number; to: number; after: string | undefined; limit: number };

const isEvent = (object: Stored): object is Stripe.Event => object.object === 'event';

/**
 * What the payment simulator knows. It takes the place of Stripe, so it is apart from the shop's database and commits on
 * its own: in memory, and in a journal where there is a file. One process owns it.
 * Objects are replaced, never changed: whoever got one may keep it.
 */
export class SimulatorStore {
  /** In the order in which they were made. */
  readonly #objects = new Map<string, Stored>();
  readonly #answers = new Map<string, SavedAnswer>();
  /** Events that the shop has not taken yet, the oldest first; afterwards nobody asks for them. */
  readonly #events = new Map<string, Stripe.Event>();
  readonly #journal: Journal<Entry> | undefined;

  /** @param file of the journal; without one, all is forgotten in the end */
  constructor(file?: string) {
    if (file === undefined) return;
    for (const entry of readJournal<Entry>(file)) this.#take(entry);
    this.#journal = startJournal<Entry>(file, this.#entries());
  }

  get(id: string): Stored | undefined {
    return this.#objects.get(id);
  }

  answerTo(key: string): SavedAnswer | undefined {
    return this.#answers.get(key);
  }

  /** Writes all of a change or nothing. @throws what the file system says */
  write(change: Change): void {
    this.#journal?.append(change);
    this.#take(change);
  }

  /** @returns events that the shop has not taken yet, the oldest first */
  pendingEvents(limit: number): Stripe.Event[] {
    return [...this.#events.values()].slice(0, limit);
  }

  /** The shop has taken an event. */
  forgetEvent(id: string): void {
    this.#journal?.append({ taken: id });
    this.#take({ taken: id });
  }

  /** Everything of a kind, the oldest first. */
  all<K extends 'payment_intent' | 'refund'>(kind: K): Extract<Stored, { object: K }>[] {
    return [...this.#objects.values()].filter((object): object is Extract<Stored, { object: K }> => object.object === kind);
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

  close(): void {
    this.#journal?.close();
  }

  #take(entry: Entry): void {
    if ('taken' in entry) {
      this.#events.delete(entry.taken);
      return;
    }
    for (const object of entry.objects) {
      if (isEvent(object)) this.#events.set(object.id, object);
      else this.#objects.set(object.id, object);
    }
    if (entry.answer) this.#answers.set(entry.answer.key, entry.answer);
  }

  /** All that is known, in as few lines as it takes. */
  #entries(): Change[] {
    return [
      ...[...this.#objects.values(), ...this.#events.values()].map((object) => ({ objects: [object] })),
      ...[...this.#answers.values()].map((answer) => ({ objects: [], answer })),
    ];
  }
}
