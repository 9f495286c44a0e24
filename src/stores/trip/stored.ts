import { browserAtom, type Schema } from '../browser/storage.ts';

/** By hand: every page runs this before it is touched. */
const list: Schema<readonly unknown[]> = {
  '~standard': { validate: (value) => (Array.isArray(value) ? { value } : { issues: [{ message: 'no list' }] }) },
};

/** The trip as it lies in this browser, for who only counts its wishes; `trip.ts` reads and changes them. */
export const $storedTrip = browserAtom<readonly unknown[]>('trip', list, []);
