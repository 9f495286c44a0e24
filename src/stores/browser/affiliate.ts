import { tabAtom } from './storage.ts';
import { textLike } from './text-like.ts';

const pattern = /^[\w-]{1,64}$/;

/** Who sent this shopper: stored for the tab, reaches `referralSource` (decision 17 of docs/design.md). */
export const $affiliate = tabAtom<string | null>('affiliate', textLike(pattern), null);

/** Takes `?affiliate=` from an address; anything else than a well-formed code is ignored. */
export function readAffiliate(query: URLSearchParams): void {
  const code = query.get('affiliate');
  if (code && pattern.test(code)) $affiliate.set(code);
}
