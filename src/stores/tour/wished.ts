import * as v from 'valibot';
import { fetchAvailability } from '#api/availability.ts';
import type { Day } from '#contracts/common.ts';
import type { PricingGroups } from '#contracts/pricing-groups.ts';
import type { Selection } from '#contracts/quotes.ts';
import { freeDaysOf } from '#domain/free-days.ts';
import { quantitiesFor } from '#domain/party.ts';
import { askedWhen, asksWhen, cruiseIn, readWhen, type When } from '#domain/when.ts';
import { tabAtom } from '../browser/storage.ts';

/** What the address of a tour's page asks for. `cruise`: from which sailing the tour is taken, by its `cruiseRouteUuid`. */
export type Asked = { when: When; cruise: string | undefined };

/** The same, resolved: the first of its days with places for the party, and what that chooses of what a tour sells. */
export type Wished = { day: Day | undefined; partyOf: (groups: PricingGroups) => Selection['components'] | undefined };
export const nothingWished: Wished = { day: undefined, partyOf: () => undefined };

/** The last address whose wish was taken: what the shopper has chosen since stays, on a reload too. */
const $taken = tabAtom('taken-when', v.string(), '');

/** Reads what a tour page's address asks for, once for each address. @returns nothing where it asks for nothing */
export function takeAsked(tourId: string, address: string): Asked | undefined {
  const query = new URLSearchParams(address);
  const asked = { when: readWhen(query), cruise: cruiseIn(query) };
  const name = `${tourId} ${JSON.stringify(asked)}`;
  if ((!asksWhen(asked.when) && asked.cruise === undefined) || $taken.get() === name) return undefined;
  $taken.set(name);
  return asked;
}

/** As many as the address says; else, from a ship, those who are on board. */
async function findParty({ when: { travellers }, cruise }: Asked): Promise<Wished['partyOf']> {
  if (travellers !== null) return (groups) => quantitiesFor(groups, travellers);
  const { partyOf } = nothingWished;
  return cruise === undefined ? partyOf : import('../cruise/my-party.ts').then(({ myQuantities }) => myQuantities).catch(() => partyOf);
}

/** What cannot be found out is left to the shopper. */
export async function findWished(tourId: string, asked: Asked): Promise<Wished> {
  const { when } = asked;
  const answer = when.days && (await fetchAvailability({ tourIds: [tourId] }, askedWhen(when)).catch(() => null));
  return { day: answer ? freeDaysOf(answer)[tourId]?.day : undefined, partyOf: await findParty(asked) };
}
