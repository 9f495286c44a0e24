import type { Logger } from 'pino';
import type { Catalogue, Tour } from './catalogue/catalogue.ts';
import { changeBetween } from './catalogue/change.ts';
import { listenersOf, type LiveCatalogue } from './open-catalogue.ts';

/** Lays something over tours. @returns the same object for the same tour and the same thing; the tour itself without one */
export function layer<Name extends 'guests' | 'currentPromotion'>(name: Name): (tour: Tour, known: Tour[Name]) => Tour {
  const made = new WeakMap<Tour, Tour>();
  return (tour, known) => {
    if (!known) return tour;
    const last = made.get(tour);
    if (last?.[name] === known) return last;
    const next = { ...tour, [name]: known };
    made.set(tour, next);
    return next;
  };
}

type Derivation = {
  /** Learns what is to be known of these tours, before they are derived. */
  prepare?: (catalogue: Catalogue) => Promise<void>;
  /** The same object for the same tour, as long as nothing about it has changed: what has not changed can be told by its identity. */
  derive: (tour: Tour) => Tour;
};

/** A catalogue whose tours know more than their files say. */
type DerivedCatalogue = {
  catalogue: LiveCatalogue;
  /** Derives all tours anew, and tells of those that have changed. */
  rederive(): Promise<void>;
};

/** Lays over a catalogue what its files do not say of its tours; follows its changes. */
export async function deriveCatalogue(plain: LiveCatalogue, { prepare, derive }: Derivation, log: Logger): Promise<DerivedCatalogue> {
  const listeners = listenersOf(log);

  function derivedFrom(catalogue: Catalogue): Catalogue {
    const tours = new Map([...catalogue.tours].map(([id, tour]) => [id, derive(tour)]));
    return [...tours].every(([id, tour]) => catalogue.tours.get(id) === tour) ? catalogue : { ...catalogue, tours };
  }

  await prepare?.(plain.current);
  let made = plain.current;
  let current = derivedFrom(made);

  async function rederive(): Promise<void> {
    await prepare?.(plain.current);
    const before = current;
    const next = derivedFrom(plain.current);
    const change = changeBetween(before, next);
    if (plain.current === made && change.tours.length === 0) return;
    made = plain.current;
    current = next;
    await listeners.tell(change);
  }
  plain.onChange(rederive);

  const catalogue: LiveCatalogue = {
    get current() {
      return current;
    },
    get files() {
      return plain.files;
    },
    refresh: () => plain.refresh(),
    onChange: listeners.add,
    close: () => plain.close(),
  };
  return { catalogue, rederive };
}
