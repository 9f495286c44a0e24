import { browserAtom } from '../browser/storage.ts';
import { textLike } from '../browser/text-like.ts';

/**
 * The wishlist as this browser knows it: tour ids, each with a space before it, and nothing else. A star at its start says
 * that it is the account's list, not one that has yet to be merged with it.
 */
export const $savedTours = browserAtom<string>('saved-tours', textLike(/^\*?( [0-9a-f-]{36})*$/), '');

export const isSaved = (tourId: string): boolean => $savedTours.get().includes(` ${tourId}`);

export const isAccounts = (): boolean => $savedTours.get().startsWith('*');
