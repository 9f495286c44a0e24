import { locales } from '#contracts/common.ts';
import { minutesApart } from '#domain/nearest-times.ts';
import type { ChosenLine } from '#domain/order-line.ts';
import { priceLines } from '#domain/pricing.ts';
import { bookedItemOf } from '../booked-item.ts';
import type { Catalogue, Tour } from '../catalogue.ts';
import { minimumOf, pricingGroupsOf, promotionOn } from '../prices.ts';
import { asksStartingTime } from '../schedule-source.ts';
import { groupMinutesOf } from '../start-times.ts';
import type { Sales } from './sales.ts';

/** The language may change between quote and order, so a ticket is known by its label in each of them. */
function labelsOf(catalogue: Catalogue, tour: Tour, { group, id }: ChosenLine): Set<string> {
  const values = locales.flatMap((locale) => pricingGroupsOf(catalogue, tour, { locale, currency: 'EUR' })[group]?.values ?? []);
  return new Set(values.filter((value) => value.id === id).map(({ label }) => label));
}

/** Tours, and all that is sold by the same data: places on one departure, for prices by group. */
export const tours: Sales<Tour> = {
  facts: (catalogue, tour, { selection, market }) => ({
    pricingGroups: pricingGroupsOf(catalogue, tour, market, selection.queryDate),
    minimumTravellers: minimumOf(tour),
    durations: [tour.durationMinutes],
    timeZone: tour.destination.timeZone,
  }),
  lines(catalogue, tour, asked, kind) {
    const { pricingGroups } = tours.facts(catalogue, tour, asked);
    return priceLines(pricingGroups, kind.units(asked.selection), asked.market.currency);
  },
  promotion: (catalogue, tour, { selection, market }) => promotionOn(catalogue, tour, market.currency, selection.queryDate),
  item: (catalogue, tour, { selection: { queryDate: day, startingTime }, ...bought }) =>
    bookedItemOf(catalogue, tour, { day, startingTime, ...bought }),
  tickets: (catalogue, tour, { lines }) =>
    lines
      .filter(({ kind }) => kind === 'unit')
      .map((line) => {
        // A group's size is the most that its one price is for.
        const isGroup = line.group === 'DEFAULT';
        const most = line.quantity * (isGroup ? (tour.group?.seats ?? 1) : 1);
        return { labels: labelsOf(catalogue, tour, line), least: isGroup ? 1 : line.quantity, most };
      }),
  isKeptBy(tour, { queryDate, startingTime }, kept) {
    if (kept.tourId !== tour.tourId) return false;
    const apart = minutesApart({ queryDate: kept.day, startingTime: kept.startingTime }, { queryDate, startingTime });
    // The same departure or, where starts share their groups, one at the same time.
    return apart === 0 || apart < (groupMinutesOf(tour) ?? 0);
  },
  asksStartingTime: ({ schedule }) => asksStartingTime(schedule),
};
