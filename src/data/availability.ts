import { fetchAvailability, type Among } from '#api/availability.ts';
import type { Fetch } from '#api/request.ts';
import { freeDaysOf, type Availability, type FreeDays } from '#domain/free-days.ts';
import type { Day } from '#contracts/common.ts';
import { addDays } from '#domain/day.ts';
import { isAsked, type Choices } from '#domain/listing.ts';
import { askedWhen } from '#domain/when.ts';
import { todayIn } from './printed-choices.ts';

/** What is free of a list, for the page that shows what an address asks for; and, where days are asked for, after them. */
export type ListedAvailability = Availability & { later?: FreeDays; today: Day };

/**
 * Asked for pages alone that are made for whoever asks now: what is free changes by the minute.
 * @param ask given on demand
 * @param timeZone of the venue, where it is one: it says what is today
 */
export async function getAvailability(
  among: Among,
  choices?: Choices,
  ask?: Fetch,
  timeZone?: string,
): Promise<ListedAvailability | undefined> {
  if (!ask || !choices || !isAsked(choices)) return undefined;
  const { days, travellers } = choices;
  const when = { days, travellers };
  const after = days && { ...askedWhen({ days: null, travellers }), dateFrom: addDays(days.to, 1) };
  const [now, later] = await Promise.all([
    fetchAvailability(among, askedWhen(when), { ask }),
    after ? fetchAvailability(among, after, { ask }) : undefined,
  ]);
  return { when, today: todayIn(timeZone), free: freeDaysOf(now), ...(later ? { later: freeDaysOf(later) } : {}) };
}
