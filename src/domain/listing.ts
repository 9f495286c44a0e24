import { settingIds, suitsIds, timeOfDayIds, type SettingId, type SuitsId, type TimeOfDayId } from '#contracts/attributes.ts';
import type { CategoryId, CurrencyCode, Day } from '#contracts/common.ts';
import type { TourSummary } from '#contracts/tours.ts';
import type { Availability } from './free-days.ts';
import { goesByAvailability, possibleOrder, sortTours, type SortFacts, type SortOrder } from './sort-orders.ts';
import { likenessOf, spread } from './spread.ts';
import { anyTime, asksWhen, type When } from './when.ts';

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
  | 'originalPrice'
  | 'promoSavings'
  | 'promoBookUntil'
  | 'promoValidUntil'
  | 'currencyCode'
  | 'teaserImageUrl'
  | 'averageRating'
  | 'reviewCount'
  | 'requireBookingApproval'
  | 'freeCancellation'
>;

/** What cards, filters and maps need of a tour. */
export type ListedTour = CardTour & Pick<TourSummary, 'languages' | 'startingPointInformation' | 'suits' | 'setting' | 'timesOfDay'>;

/** How many cards a page comes with, and each "more" adds. */
export const cardsAtOnce = 24;

/** So few are not worth another press: they come with those before them. */
const fewLeft = 6;

/** How many of `count` cards to show where `wanted` were asked for. */
export const cardsShown = (wanted: number, count: number): number => (count - wanted <= fewLeft ? count : wanted);

/** So few are seen at a glance: nothing to sort, nothing to filter. */
export const atAGlance = 3;

/** Longest duration of each span in minutes; the last one is open. */
const spanEnds = { 'up-to-2-hours': 120, '2-to-4-hours': 240, 'up-to-a-day': 1439, 'more-days': Infinity } as const;
export type DurationSpan = keyof typeof spanEnds;
export const durationSpans = Object.keys(spanEnds) as DurationSpan[];

/** Averages from which a shopper may ask on. */
export const ratings: readonly number[] = [4.7, 4.5, 4];

/** What a list is filtered by of what a tour is like. */
export const filteredSuits = suitsIds;
export const filteredSettings = settingIds.filter((id) => id !== 'both');
export const filteredTimes = timeOfDayIds;

/** In whole major units; it means something in its own currency only. */
export type PriceRange = { currency: CurrencyCode; min: number; max: number };

/** What the shopper wants to see, and in which order. An empty list asks for nothing. */
export type Choices = When & {
  sort: SortOrder | null;
  category: readonly CategoryId[];
  duration: readonly DurationSpan[];
  language: readonly string[];
  suits: readonly SuitsId[];
  setting: readonly SettingId[];
  time: readonly TimeOfDayId[];
  /** Lowest average rating; 0 for any. */
  rating: number;
  price: PriceRange | null;
};
/** Those that a tour answers by itself; whether it has places only the services know. */
export type Filter = Exclude<keyof Choices, 'sort' | keyof When>;

export const noChoices: Choices = {
  ...anyTime,
  sort: null,
  category: [],
  duration: [],
  language: [],
  suits: [],
  setting: [],
  time: [],
  rating: 0,
  price: null,
};
const filters: readonly Filter[] = ['category', 'duration', 'language', 'suits', 'setting', 'time', 'rating', 'price'];

export const spanOf = (minutes: number): DurationSpan => durationSpans.find((span) => minutes <= spanEnds[span]) ?? 'more-days';

const overlap = <T>(wanted: readonly T[], offered: readonly T[]): boolean =>
  wanted.length === 0 || wanted.some((one) => offered.includes(one));

/** What is both fits either. */
export const isSetting = ({ setting }: Pick<ListedTour, 'setting'>, wanted: SettingId): boolean => setting === wanted || setting === 'both';

const fits: Record<Filter, (tour: ListedTour, choices: Choices) => boolean> = {
  category: (tour, { category }) =>
    overlap(
      category,
      tour.categories.map(({ id }) => id),
    ),
  duration: (tour, { duration }) => overlap(duration, tour.durations.map(spanOf)),
  language: (tour, { language }) => overlap(language, tour.languages),
  suits: (tour, { suits }) => overlap(suits, tour.suits),
  setting: (tour, { setting }) => setting.length === 0 || setting.some((one) => isSetting(tour, one)),
  time: (tour, { time }) => overlap(time, tour.timesOfDay),
  rating: (tour, { rating }) => tour.averageRating >= rating,
  price: ({ basePrice, currencyCode }, { price }) =>
    !price || price.currency !== currencyCode || (basePrice >= price.min && basePrice <= price.max),
};

/** The tours that fit; `except` leaves one filter out, to count what its options would give. */
export const filterTours = <T extends ListedTour>(tours: readonly T[], choices: Choices, except?: Filter): T[] =>
  tours.filter((tour) => filters.every((filter) => filter === except || fits[filter](tour, choices)));

/** A listing's order: without one that is asked for and possible, as the vendor recommends them, spread over cities and kinds. */
export const arrangeTours = <T extends ListedTour>(tours: readonly T[], order: SortOrder | null, facts: SortFacts): T[] =>
  possibleOrder(order, facts.origin) ? sortTours(tours, order, facts) : spread(tours, likenessOf);

/** Requirements 5: from the floor to the ceiling plus 10; up to 10000 where there is no tour. */
export function priceBounds(tours: readonly ListedTour[]): { min: number; max: number } {
  if (tours.length === 0) return { min: 0, max: 10_000 };
  const prices = tours.map(({ basePrice }) => basePrice);
  return { min: Math.floor(Math.min(...prices)), max: Math.ceil(Math.max(...prices)) + 10 };
}

/** How many filters are set. */
export const countFilters = (choices: Choices): number =>
  [choices.category, choices.duration, choices.language, choices.suits, choices.setting, choices.time].filter((list) => list.length > 0)
    .length +
  Number(choices.rating > 0) +
  Number(choices.price !== null);

/** Whether anything is asked for: a filter, a time, or an order. */
export const isAsked = (choices: Choices): boolean => choices.sort !== null || asksWhen(choices) || countFilters(choices) > 0;

/** Whether it has to be known what is free: to filter by it, or to sort. */
export const needsAvailability = (choices: Choices): boolean => asksWhen(choices) || goesByAvailability(choices.sort);

/** A list as a page was printed with it: the first of `count` tours that fit the choices, of `total` in all. */
export type PrintedList = {
  tours: readonly ListedTour[];
  count: number;
  total: number;
  choices: Choices;
  /** What is free of `tours`, where the page was made for whoever asks now. */
  availability?: Availability;
  /** Other days with places, where few tours or none are left. */
  otherDays?: readonly Day[];
  /** The day that it was at the venue. */
  today?: Day;
};
