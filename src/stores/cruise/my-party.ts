import * as v from 'valibot';
import type { PricingGroups } from '#contracts/pricing-groups.ts';
import type { Selection } from '#contracts/quotes.ts';
import { partyQuantities, travellingParty, type TravellingParty } from '#domain/travelling-party.ts';
import { browserAtom } from '../browser/storage.ts';

/** Who is on the ship with this shopper: said once, and used for every tour that is taken from it. */
export const $myParty = browserAtom<TravellingParty | null>('party', v.nullable(travellingParty), null);

export const takeParty = (party: TravellingParty): void => $myParty.set(party);

/** What they choose of what a tour sells; nothing where nobody has said who they are, or it has no price for one of them. */
export function myQuantities(groups: PricingGroups): Selection['components'] | undefined {
  const party = $myParty.get();
  return party ? partyQuantities(groups, party) : undefined;
}
