import * as v from 'valibot';
import { tabAtom } from './storage.ts';

const affiliateCode = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** Who sent this visitor: kept for the tab, reaches `referralSource` (DESIGN decision 17). */
export const $affiliate = tabAtom<string | null>('affiliate', v.nullable(affiliateCode), null);

/** Takes `?affiliate=` from an address; anything else than a well-formed code is ignored. */
export function readAffiliate(search: string): void {
  const code = v.safeParse(affiliateCode, new URLSearchParams(search).get('affiliate'));
  if (code.success) $affiliate.set(code.output);
}
