import { fetchAvailability } from '#api/availability.ts';
import type { Day } from '#contracts/common.ts';
import type { PricingGroups } from '#contracts/pricing-groups.ts';
import type { Selection } from '#contracts/quotes.ts';
import { freeDaysOf } from '#domain/free-days.ts';
import { quantitiesFor } from '#domain/party.ts';
import { askedWhen } from '#domain/when.ts';
import { myQuantities } from '../cruise/my-party.ts';
import type { Asked } from './wished.ts';

/** What is asked for, resolved: the first of its days with places for the party, and what that chooses of what a tour sells. */
export type Wished = { day: Day | undefined; partyOf: (groups: PricingGroups) => Selection['components'] | undefined };

/** As many as the address says; else, from a ship, those who are on board. */
function partyOf({ when: { travellers }, cruise }: Asked, groups: PricingGroups): Selection['components'] | undefined {
  if (travellers !== null) return quantitiesFor(groups, travellers);
  return cruise === undefined ? undefined : myQuantities(groups);
}

/** What cannot be found out is left to the shopper. */
export async function findWished(tourId: string, asked: Asked): Promise<Wished> {
  const { when } = asked;
  const answer = when.days && (await fetchAvailability({ tourIds: [tourId] }, askedWhen(when)).catch(() => null));
  return { day: answer ? freeDaysOf(answer)[tourId]?.day : undefined, partyOf: (groups) => partyOf(asked, groups) };
}
