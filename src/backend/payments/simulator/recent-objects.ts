import type { Stored } from './store.ts';

const atMost = 500;

/** Objects as this process last wrote them, the youngest. A stale one does no harm: a change is only written to the state it was made for. */
export class RecentObjects {
  readonly #objects = new Map<string, Stored>();

  get(id: string): Stored | undefined {
    return this.#objects.get(id);
  }

  put(objects: readonly Stored[]): void {
    for (const object of objects) {
      this.#objects.delete(object.id);
      this.#objects.set(object.id, object);
    }
    for (const id of this.#objects.keys()) {
      if (this.#objects.size <= atMost) break;
      this.#objects.delete(id);
    }
  }
}
