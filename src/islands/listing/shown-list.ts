import { withPlaces, type Availability } from '#domain/free-days.ts';
import {
  type arrangeTours,
  filterTours,
  isAsked,
  needsAvailability,
  noChoices,
  type Choices,
  type ListedTour,
  type PrintedList,
} from '#domain/listing.ts';
import type { Coordinates } from '#domain/distance.ts';
import { sortTours } from '#domain/sort-orders.ts';
import { overviewOf, type Overview } from '#domain/listing-overview.ts';

/** What the page was printed with, for what the address asks for, where the server knew it. */
export type Printed = PrintedList & {
  /** What the filters offer, given where `tours` are not all. */
  overview?: Overview;
};

type State = {
  printed: Printed;
  /** Tours that have been fetched; none while what was printed is all that there is. */
  loaded?: readonly ListedTour[] | undefined;
  /** Whether no more are to come. */
  hasEnded: boolean;
  choices: Choices;
  /** What is free, once it has been fetched; of the time that was asked for before, while another is on its way. */
  availability?: Availability | null;
  /** From where distances count, where that is known. */
  origin?: Coordinates | undefined;
  locale: string;
  /** The order of what fits; without it as a search has found it. */
  arrange?: typeof arrangeTours;
};

/** What a list shows: what was printed at first, then what was fetched. */
export function shownList({ printed, loaded, hasEnded, choices, availability, origin, locale, arrange = sortTours }: State) {
  const wanted = loaded ? choices : printed.choices;
  const all = loaded ?? printed.tours;
  const isKnown = Boolean(availability) || !needsAvailability(wanted);
  // An order or a filter over a part of the list would lie: what is on the screen stays until the rest is there.
  const isWhole = isKnown && (hasEnded || all.length >= printed.total);
  const applied = isWhole ? { ...wanted, ...availability?.when } : printed.choices;
  const tours = isWhole || !isAsked(printed.choices) ? all : printed.tours;
  const open = isWhole && availability ? withPlaces(tours, availability) : tours;
  const found = isWhole ? arrange(filterTours(open, applied), applied.sort, { locale, free: availability?.free, origin }) : tours;
  return {
    isWhole,
    choices: wanted,
    applied,
    all: tours,
    found,
    count: isWhole ? found.length : printed.count,
    total: isWhole ? tours.length : printed.total,
    overview: isWhole || !printed.overview ? overviewOf(open, applied) : printed.overview,
    availability: availability ?? printed.availability,
    currency: tours[0]?.currencyCode ?? 'EUR',
  };
}

/** Of a page that came without a list. */
export const nothingPrinted: Printed = { tours: [], count: 0, total: 0, choices: noChoices };
