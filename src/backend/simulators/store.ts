import { readJournal, startJournal, type Journal } from './journal.ts';

type Named = { id: string };
export type Answer = { status: number; body: unknown };
export type SavedAnswer = Answer & {
  key: string;
  /** Hash of path and parameters: what an idempotency key was first used with. */
  fingerprint: string;
};
/** What one call writes: objects in their new state, events that tell of it, and the answer to remember under its idempotency key. */
export type Change<Thing, Event> = { objects: readonly (Thing | Event)[]; answer?: SavedAnswer };
/** A line of the journal: a change, or an event that the shop has taken. */
type Entry<Thing, Event> = Change<Thing, Event> | { taken: string };

/**
 * What a payment simulator knows. It takes the place of a provider, so it is apart from the shop's database and commits on
 * its own: in memory, and in a journal where there is a file. One process owns it.
 * Objects are replaced, never changed: whoever got one may keep it.
 */
export class Store<Thing extends Named, Event extends Named> {
  /** In the order in which they were made. */
  readonly #objects = new Map<string, Thing>();
  readonly #answers = new Map<string, SavedAnswer>();
  /** Events that the shop has not taken yet, the oldest first; afterwards nobody asks for them. */
  readonly #events = new Map<string, Event>();
  readonly #isEvent: (object: Thing | Event) => object is Event;
  readonly #journal: Journal<Entry<Thing, Event>> | undefined;

  /** @param file of the journal; without one, all is forgotten in the end */
  constructor(isEvent: (object: Thing | Event) => object is Event, file?: string) {
    this.#isEvent = isEvent;
    if (file === undefined) return;
    for (const entry of readJournal<Entry<Thing, Event>>(file)) this.#take(entry);
    this.#journal = startJournal<Entry<Thing, Event>>(file, this.#entries());
  }

  get(id: string): Thing | undefined {
    return this.#objects.get(id);
  }

  /** The oldest first. */
  things(): Thing[] {
    return [...this.#objects.values()];
  }

  answerTo(key: string): SavedAnswer | undefined {
    return this.#answers.get(key);
  }

  /** Writes all of a change or nothing. @throws what the file system says */
  write(change: Change<Thing, Event>): void {
    this.#journal?.append(change);
    this.#take(change);
  }

  /** @returns events that the shop has not taken yet, the oldest first */
  pendingEvents(limit: number): Event[] {
    return [...this.#events.values()].slice(0, limit);
  }

  /** The shop has taken an event. */
  forgetEvent(id: string): void {
    this.#journal?.append({ taken: id });
    this.#take({ taken: id });
  }

  close(): void {
    this.#journal?.close();
  }

  #take(entry: Entry<Thing, Event>): void {
    if ('taken' in entry) {
      this.#events.delete(entry.taken);
      return;
    }
    for (const object of entry.objects) {
      if (this.#isEvent(object)) this.#events.set(object.id, object);
      else this.#objects.set(object.id, object);
    }
    if (entry.answer) this.#answers.set(entry.answer.key, entry.answer);
  }

  /** All that is known, in as few lines as it takes. */
  #entries(): Change<Thing, Event>[] {
    return [
      ...[...this.#objects.values(), ...this.#events.values()].map((object) => ({ objects: [object] })),
      ...[...this.#answers.values()].map((answer) => ({ objects: [], answer })),
    ];
  }
}
