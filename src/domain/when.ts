import * as v from 'valibot';
import { day as daySchema, uuid, type Day } from '#contracts/common.ts';
import { mostTravellers } from '#contracts/availability.ts';
import { isSamePeriod, moments, periodOf, type Moment, type Period } from './periods.ts';

/** When somebody wants to go, and how many; what is null is not asked for. */
export type When = { days: Period | null; travellers: number | null };

export const anyTime: When = { days: null, travellers: null };

/** How many may come along: from one on. */
export const parties: readonly number[] = Array.from({ length: mostTravellers }, (_, index) => index + 1);

/** Whether days or a party narrow a list. */
export const asksWhen = ({ days, travellers }: When): boolean => days !== null || travellers !== null;

export const isSameWhen = (one: When, other: When): boolean => one.travellers === other.travellers && isSamePeriod(one.days, other.days);

const dayIn = (query: URLSearchParams, name: string): Day | undefined => {
  const text = query.get(name);
  return v.is(daySchema, text) ? text : undefined;
};

function readDays(query: URLSearchParams): Period | null {
  const [one, other] = [dayIn(query, 'dateFrom'), dayIn(query, 'dateTo')];
  const from = one ?? other;
  const to = other ?? one;
  if (from === undefined || to === undefined) return null;
  return from <= to ? { from, to } : { from: to, to: from };
}

/** Reads `?dateFrom=2026-11-28&dateTo=2026-11-29&travellers=2`; what cannot be read is not asked for. */
export function readWhen(query: URLSearchParams): When {
  const travellers = Number(query.get('travellers'));
  return {
    days: readDays(query),
    travellers: Number.isInteger(travellers) && travellers > 0 && travellers <= mostTravellers ? travellers : null,
  };
}

/** The parameters of an address; empty texts where nothing is asked for. */
export const whenParameters = ({ days, travellers }: When): Record<'dateFrom' | 'dateTo' | 'travellers', string> => ({
  dateFrom: days?.from ?? '',
  dateTo: days?.to ?? '',
  travellers: travellers === null ? '' : String(travellers),
});

/** The same for a service, which gets no empty texts. */
export function askedWhen({ days, travellers }: When) {
  return {
    ...(days ? { dateFrom: days.from, dateTo: days.to } : {}),
    ...(travellers === null ? {} : { travellers: String(travellers) }),
  };
}

/** What a link to a tour carries: empty, or beginning with `?`. */
export function whenQuery(when: When): string {
  const query = new URLSearchParams(askedWhen(when));
  return query.size > 0 ? `?${query}` : '';
}

/** The sailing that a tour is looked at for, in the page's address: `?cruise=9f3c...`. */
export function cruiseIn(query: URLSearchParams): string | undefined {
  const named = query.get('cruise');
  return v.is(uuid, named) ? named : undefined;
}

/** What a link to a tour carries, with a sailing. @param query empty, or beginning with `?` */
export const withCruise = (query: string, cruiseRouteUuid: string): string =>
  `${query === '' ? '?' : `${query}&`}cruise=${cruiseRouteUuid}`;

/** Takes the days away. */
export const anyDay = 'any';

/** What can be asked for by name. */
export const dayNames = [anyDay, ...moments] as const;

/** Days by their name in an address, `?when=weekend`: what a form without script sends. */
export const momentIn = (query: URLSearchParams): Moment | typeof anyDay | undefined => dayNames.find((name) => name === query.get('when'));

/** The same address with the days in place of their name. @param today the venue's */
export function withDays(search: string, today: Day): string {
  const query = new URLSearchParams(search);
  if (!query.has('when')) return search;
  const moment = momentIn(query);
  query.delete('when');
  if (moment) {
    query.delete('dateFrom');
    query.delete('dateTo');
  }
  if (moment && moment !== anyDay) {
    const { from, to } = periodOf(moment, today);
    query.set('dateFrom', from);
    query.set('dateTo', to);
  }
  return query.size > 0 ? `?${query}` : '';
}
