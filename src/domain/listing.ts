import type { CategoryId, CurrencyCode } from '#contracts/common.ts';
import type { TourSummary } from '#contracts/tours.ts';

/** What a card shows of a tour. */
export type CardTour = Pick<
  TourSummary,
  | 'tourId'
  | 'normalizedUrlPath'
  | 'tourName'
  | 'shortDescription'
  | 'location'
  | 'categories'
  | 'durations'
  | 'basePrice'
  | 'currencyCode'
  | 'teaserImageUrl'
  | 'averageRating'
  | 'reviewCount'
  | 'requireBookingApproval'
>;

/** What cards and filters need of a tour. */
export type ListedTour = CardTour & Pick<TourSummary, 'languages'>;

/** How many cards a page comes with, and each "more" adds. */
export const cardsAtOnce = 24;

/** So few are seen at a glance: nothing to sort, nothing to filter. */
export const atAGlance = 3;

/** Requirements 4, "Sort order": these, otherwise unsorted. */
export const sortOrders = ['name', 'low', 'high'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Longest duration of each span in minutes; the last one is open. */
const spanEnds = { 'up-to-2-hours': 120, '2-to-4-hours': 240, 'up-to-a-day': 1439, 'more-days': Infinity } as const;
export type DurationSpan = keyof typeof spanEnds;
export const durationSpans = Object.keys(spanEnds) as DurationSpan[];

/** Averages from which a shopper may ask on. */
export const ratings: readonly number[] = [4.7, 4.5, 4];

/** In whole major units; it means something in its own currency only. */
export type PriceRange = { currency: CurrencyCode; min: number; max: number };

/** What the shopper wants to see, and in which order. An empty list asks for nothing. */
export type Choices = {
  sort: SortOrder | null;
  category: readonly CategoryId[];
  duration: readonly DurationSpan[];
  language: readonly string[];
  /** Lowest average rating; 0 for any. */
  rating: number;
  price: PriceRange | null;
};
export type Filter = Exclude<keyof Choices, 'sort'>;

export const noChoices: Choices = { sort: null, category: [], duration: [], language: [], rating: 0, price: null };
const filters: readonly Filter[] = ['category', 'duration', 'language', 'rating', 'price'];

export const spanOf = (minutes: number): DurationSpan => durationSpans.find((span) => minutes <= spanEnds[span]) ?? 'more-days';

const overlap = <T>(wanted: readonly T[], offered: readonly T[]): boolean =>
  wanted.length === 0 || wanted.some((one) => offered.includes(one));

const fits: Record<Filter, (tour: ListedTour, choices: Choices) => boolean> = {
  category: (tour, { category }) =>
    overlap(
      category,
      tour.categories.map(({ id }) => id),
    ),
  duration: (tour, { duration }) => overlap(duration, tour.durations.map(spanOf)),
  language: (tour, { language }) => overlap(language, tour.languages),
  rating: (tour, { rating }) => tour.averageRating >= rating,
  price: ({ basePrice, currencyCode }, { price }) =>
    !price || price.currency !== currencyCode || (basePrice >= price.min && basePrice <= price.max),
};

/** The tours that fit; `except` leaves one filter out, to count what its options would give. */
export const filterTours = <T extends ListedTour>(tours: readonly T[], choices: Choices, except?: Filter): T[] =>
  tours.filter((tour) => filters.every((filter) => filter === except || fits[filter](tour, choices)));

export function sortTours<T extends ListedTour>(tours: readonly T[], order: SortOrder | null, locale: string): T[] {
  if (order === 'name') return tours.toSorted((a, b) => a.tourName.localeCompare(b.tourName, locale));
  if (order === 'low') return tours.toSorted((a, b) => a.basePrice - b.basePrice);
  if (order === 'high') return tours.toSorted((a, b) => b.basePrice - a.basePrice);
  return [...tours];
}

/** Requirements 5: from the floor to the ceiling plus 10; up to 10000 where there is no tour. */
export function priceBounds(tours: readonly ListedTour[]): { min: number; max: number } {
  if (tours.length === 0) return { min: 0, max: 10_000 };
  const prices = tours.map(({ basePrice }) => basePrice);
  return { min: Math.floor(Math.min(...prices)), max: Math.ceil(Math.max(...prices)) + 10 };
}

/** How many filters are set. */
export const countFilters = (choices: Choices): number =>
  [choices.category, choices.duration, choices.language].filter((list) => list.length > 0).length +
  Number(choices.rating > 0) +
  Number(choices.price !== null);
