import { browserAtom, type Schema } from './storage.ts';

/** A tour whose page was open in this browser: nothing about a person. */
export type SeenTour = { path: string; name: string; place: string; image: string };

const isSeenTour = (value: unknown): value is SeenTour =>
  typeof value === 'object' &&
  value !== null &&
  ['path', 'name', 'place', 'image'].every((key) => typeof (value as never)[key] === 'string');

/** By hand: every page of a tour runs this before it is touched. */
const list: Schema<readonly SeenTour[]> = {
  '~standard': {
    validate: (value) => (Array.isArray(value) && value.every(isSeenTour) ? { value } : { issues: [{ message: 'no list of tours' }] }),
  },
};

/** How many are remembered. */
const most = 8;

/** The tours seen in this browser, the last one first; it never leaves it. */
export const $seenTours = browserAtom<readonly SeenTour[]>('seen-tours', list, []);

/** Remembers a tour; in another language it is another page. @returns what was seen before, without this one */
export function rememberTour(tour: SeenTour): readonly SeenTour[] {
  const others = $seenTours.get().filter(({ path }) => path !== tour.path);
  $seenTours.set([tour, ...others].slice(0, most));
  return others;
}

export const forgetSeenTours = (): void => $seenTours.set([]);
