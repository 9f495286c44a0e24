import { vi } from 'vitest';

class MemoryStorage {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => {
    this.#items.set(key, value);
  };
  /** All that is kept, to look for what must not be. */
  contents = () => [...this.#items.values()].join('\n');
  removeItem = (key: string) => {
    this.#items.delete(key);
  };
}

// A store lets go of the window a second after its last listener, which may be after its test.
Object.assign(globalThis, { window: globalThis, removeEventListener: () => undefined });

/** The few things of a browser that stores touch. What is in its storage outlives `vi.resetModules()`, as it outlives a reload. */
export function stubBrowser() {
  const events = new EventTarget();
  const network = { onLine: true };
  const session = new MemoryStorage();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('sessionStorage', session);
  const local = new MemoryStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  const connect = (onLine: boolean) => {
    network.onLine = onLine;
    events.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  };
  const announce = (type: string) => events.dispatchEvent(new Event(type));
  return { session, local, announce, goOffline: () => connect(false), goOnline: () => connect(true) };
}
