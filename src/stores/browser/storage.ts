import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';

/** Requirements 4, "Persistence": any other version starts clean, silently (decision 4 of docs/design.md). */
const stateVersion = '8';
const prefix = 'landfall:';
const tabPrefix = `${prefix}tab:`;

/** A browser storage that never throws: full, disabled or absent, the shop goes on in memory (fault 35). */
class SafeStorage {
  readonly #memory = new Map<string, string>();
  readonly #open: () => Storage;

  constructor(open: () => Storage) {
    this.#open = open;
    if (this.get(`${prefix}version`) === stateVersion) return;
    for (const key of this.#attempt((storage) => Object.keys(storage), [])) if (key.startsWith(prefix)) this.delete(key);
    this.set(`${prefix}version`, stateVersion);
  }

  #attempt<T>(act: (storage: Storage) => T, otherwise: T): T {
    try {
      return act(this.#open());
    } catch {
      return otherwise;
    }
  }

  get(key: string): string | undefined {
    return this.#memory.get(key) ?? this.#attempt((storage) => storage.getItem(key) ?? undefined, undefined);
  }

  set(key: string, value: string): void {
    const kept = this.#attempt((storage) => {
      storage.setItem(key, value);
      return true;
    }, false);
    if (kept) this.#memory.delete(key);
    else this.#memory.set(key, value);
  }

  delete(key: string): void {
    this.#memory.delete(key);
    this.#attempt((storage) => storage.removeItem(key), undefined);
  }
}

const tab = new SafeStorage(() => sessionStorage);
const browser = new SafeStorage(() => localStorage);
const home = (key: string): SafeStorage => (key.startsWith(tabPrefix) ? tab : browser);

/** The library's engine is one object for all stores: a key's prefix says which storage it lives in. */
const engine = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, key) => home(String(key)).get(String(key)),
    has: (_, key) => home(String(key)).get(String(key)) !== undefined,
    set: (_, key, value: string) => {
      home(String(key)).set(String(key), value);
      return true;
    },
    deleteProperty: (_, key) => {
      home(String(key)).delete(String(key));
      return true;
    },
  },
);
if (typeof window !== 'undefined') setPersistentEngine(engine, windowPersistentEvents);

/** Any schema of the Standard Schema interface, without the library that made it: every page runs this before it is touched. */
export type Schema<T> = {
  readonly '~standard': { readonly validate: (value: unknown) => unknown } & { readonly types?: { readonly output: T } | undefined };
};

/** What does not fit its schema is as good as absent. */
function reader<T>(schema: Schema<T>, initial: T): (text: string) => T {
  return (text) => {
    try {
      const parsed = schema['~standard'].validate(JSON.parse(text)) as { value: T; issues?: unknown };
      return parsed.issues ? initial : parsed.value;
    } catch {
      return initial;
    }
  };
}

/** A store that lives as long as the tab, across pages and reloads (decision 3 of docs/design.md). */
export const tabAtom = <T>(name: string, schema: Schema<T>, initial: T): WritableAtom<T> =>
  persistentAtom<T>(tabPrefix + name, initial, { encode: JSON.stringify, decode: reader(schema, initial), listen: false });

/** A store that stays in this browser and that all its tabs share. Never for personal data (decision 2 of docs/design.md). */
export const browserAtom = <T>(name: string, schema: Schema<T>, initial: T): WritableAtom<T> =>
  persistentAtom<T>(prefix + name, initial, { encode: JSON.stringify, decode: reader(schema, initial) });
