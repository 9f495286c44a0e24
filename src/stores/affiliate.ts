import { schemaOf, tabAtom } from './storage.ts';

const isCode = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** Who sent this visitor: kept for the tab, reaches `referralSource` (DESIGN decision 17). */
export const $affiliate = tabAtom<string | null>('affiliate', schemaOf((value): value is string | null => value === null || isCode(value)), null);

/** Takes `?affiliate=` from an address; anything else than a well-formed code is ignored. */
export function readAffiliate(search: string): void {
  const code = new URLSearchParams(search).get('affiliate');
  if (isCode(code)) $affiliate.set(code);
}
