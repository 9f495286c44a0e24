import { browserAtom, type Schema } from '../browser/storage.ts';

/** By hand: every page runs this before it is touched. */
const list: Schema<readonly unknown[]> = {
  '~standard': { validate: (value) => (Array.isArray(value) ? { value } : { issues: [{ message: 'no list' }] }) },
};

/** The trip as it lies in this browser, for who only counts its wishes; `trip.ts` reads and changes them. */
export const $storedTrip = browserAtom<readonly unknown[]>('trip', list, []);

/** What this browser knows of the account's trip. */
export type AccountTrip = {
  /** The trip as both had it last: what differs from it in this browser has yet to be sent. */
  wishes: readonly unknown[];
  /** Ids of those that are in this browser alone, because the account does not take them. */
  refused: readonly string[];
  /** How many went to the wishlist, because both trips together were too many, and nobody has read of it yet. */
  moved: number;
};

const isAccountTrip = (value: unknown): value is AccountTrip =>
  typeof value === 'object' &&
  value !== null &&
  ['wishes', 'refused'].every((name) => Array.isArray(value[name as keyof typeof value])) &&
  'moved' in value;

const accountTrip: Schema<AccountTrip | null> = {
  '~standard': { validate: (value) => (isAccountTrip(value) ? { value } : { issues: [{ message: 'no trip' }] }) },
};

/** Nothing while nobody is signed in, and before the trip has been joined with the account's (record 0053). */
export const $accountTrip = browserAtom<AccountTrip | null>('account-trip', accountTrip, null);

/** Whether the account has all that is in the trip, as far as this browser knows. */
export const isSent = (): boolean => JSON.stringify($accountTrip.get()?.wishes) === JSON.stringify($storedTrip.get());
