import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Day } from '#contracts/common.ts';
import { daysWithPlaces, isScant } from '#domain/free-days.ts';
import { filterTours, type Choices, type ListedTour } from '#domain/listing.ts';
import { asksWhen, isSameWhen } from '#domain/when.ts';
import { $availability, $later, loadLater } from '#stores/listing/availability.ts';
import { todayAt } from '#stores/listing/today.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { Printed } from '../shown-list.ts';

type Shown = {
  /** What the list shows by. */
  applied: Choices;
  all: readonly ListedTour[];
  count: number;
};

/** How many other days are offered. */
const otherDays = 3;

/** The day that it is at the venue: what the page was printed with at first, so that both agree. */
export function useToday(printed: Pick<Printed, 'today'>, timeZone?: string): Day | undefined {
  const isHydrated = useHydrated();
  return isHydrated ? todayAt(timeZone) : printed.today;
}

/** Other days to offer where few tours are left or none; nothing where there are enough, or no more on any day. */
export function useOtherDays(printed: Pick<Printed, 'otherDays' | 'choices'>, { applied, all, count }: Shown): readonly Day[] | undefined {
  const later = useStore($later, { ssr: 'initial' });
  const { status, data } = useStore($availability, { ssr: 'initial' });
  const isLoaded = status === 'loaded' && data !== null && isSameWhen(data.when, applied);
  const { days, travellers } = applied;
  const isPrinted = isSameWhen(printed.choices, applied) && printed.otherDays !== undefined;
  const onAnyDay = filterTours(all, applied);
  const isNeeded = asksWhen(applied) && isScant(count) && (isPrinted || count < onAnyDay.length);
  useEffect(() => {
    if (isNeeded && isLoaded && !isPrinted) void loadLater({ days, travellers });
  }, [isNeeded, isLoaded, isPrinted, days, travellers]);
  if (!isNeeded) return undefined;
  if (isPrinted) return printed.otherDays;
  return later ? daysWithPlaces(onAnyDay, later, otherDays) : [];
}
