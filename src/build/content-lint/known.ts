import { locales, type Locale } from '#contracts/common.ts';

/** What the texts are held against. */
export type Known = {
  /** The languages that a room's pages are shown in: those of the brand whose folder it is; of the common rooms, all. */
  localesOf: (room: string) => readonly Locale[];
  /** What a text may name of the brand: `legalEntity.city`. */
  particulars: readonly string[];
  /** Whether there is a file at this path from the project's root. */
  hasFile: (path: string) => boolean;
};

/** Where nothing else is said: the common rooms. */
export const commonRooms: Known = { localesOf: () => locales, particulars: [], hasFile: () => true };
