import { DrizzleQueryError } from 'drizzle-orm';
import type { Database } from './open.ts';

type Write<Item, Result> = {
  /** No two items of one key are written together: a statement changes no row twice. */
  keyOf: (item: Item) => string;
  /** All items or none. @returns their results, in their order */
  write: (db: Database, items: readonly Item[]) => Promise<readonly Result[]>;
};
type Waiting<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };

const atMost = 50;

/** SQLSTATE classes 22 and 23: one item is not as the database wants it, and the others must not suffer for it. */
const isOfOneItem = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && error.cause !== undefined && 'code' in error.cause && /^2[23]/.test(String(error.cause.code));

class Lane<Item, Result> {
  readonly #write: (items: readonly Item[]) => Promise<readonly Result[]>;
  readonly #keyOf: (item: Item) => string;
  #waiting: Waiting<Item, Result>[] = [];
  #isAtWork = false;

  constructor(db: Database, { write, keyOf }: Write<Item, Result>) {
    this.#write = (items) => write(db, items);
    this.#keyOf = keyOf;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#isAtWork) return;
      this.#isAtWork = true;
      setImmediate(() => void this.#workOff());
    });
  }

  async #workOff(): Promise<void> {
    while (this.#waiting.length > 0) await this.#settle(this.#next());
    this.#isAtWork = false;
  }

  /** Those who came first, in the order of their keys: whoever locks several rows locks them in one order. */
  #next(): Waiting<Item, Result>[] {
    const batch = new Map<string, Waiting<Item, Result>>();
    this.#waiting = this.#waiting.filter((one) => {
      const key = this.#keyOf(one.item);
      if (batch.size >= atMost || batch.has(key)) return true;
      batch.set(key, one);
      return false;
    });
    return [...batch].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  }

  async #settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      if (batch.length > 1 && isOfOneItem(error)) for (const one of batch) await this.#settle([one]);
      else for (const { reject } of batch) reject(error);
    }
  }
}

/**
 * One statement for what many ask for at the same time: while one is under way, the next one gathers. A statement with
 * twenty rows costs little more than one with a single row, most of it the round trip and the commit.
 * Never inside a transaction.
 */
export function batched<Item, Result>(write: Write<Item, Result>): (db: Database, item: Item) => Promise<Result> {
  const lanes = new WeakMap<Database, Lane<Item, Result>>();
  return (db, item) => {
    const lane = lanes.get(db) ?? new Lane(db, write);
    lanes.set(db, lane);
    return lane.add(item);
  };
}
