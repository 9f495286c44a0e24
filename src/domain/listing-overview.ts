import { categoryIds, type CategoryId } from '#contracts/common.ts';
import type { SettingId, SuitsId, TimeOfDayId } from '#contracts/attributes.ts';
import {
  durationSpans,
  filteredSettings,
  filteredSuits,
  filteredTimes,
  filterTours,
  isSetting,
  priceBounds,
  ratings,
  spanOf,
  type Choices,
  type DurationSpan,
  type ListedTour,
} from './listing.ts';

/** One box to tick, and how many tours it would leave. */
export type Option<Id> = { id: Id; count: number };
export type Options = {
  category: (Option<CategoryId> & { title: string })[];
  duration: Option<DurationSpan>[];
  language: Option<string>[];
  suits: Option<SuitsId>[];
  setting: Option<SettingId>[];
  time: Option<TimeOfDayId>[];
  rating: Option<number>[];
};

/** What the filters offer. */
export type Overview = { options: Options; prices: { min: number; max: number } };

type Has<Id> = (tour: ListedTour, id: Id) => boolean;

const hasCategory: Has<CategoryId> = ({ categories }, id) => categories.some((category) => category.id === id);
const lasts: Has<DurationSpan> = ({ durations }, span) => durations.some((minutes) => spanOf(minutes) === span);
const isIn: Has<string> = ({ languages }, code) => languages.includes(code);
const isFor: Has<SuitsId> = ({ suits }, id) => suits.includes(id);
const isAt: Has<TimeOfDayId> = ({ timesOfDay }, id) => timesOfDay.includes(id);
const isRated: Has<number> = ({ averageRating }, least) => averageRating >= least;

/**
 * What the filters offer for `tours`. Each option is counted among the tours that the other filters leave,
 * so that the number says what ticking it would show.
 */
export function overviewOf(tours: readonly ListedTour[], choices: Choices): Overview {
  function options<Id>(filter: keyof Options, ids: readonly Id[], has: Has<Id>): Option<Id>[] {
    const left = filterTours(tours, choices, filter);
    return ids
      .filter((id) => tours.some((tour) => has(tour, id)))
      .map((id) => ({ id, count: left.filter((tour) => has(tour, id)).length }));
  }
  const titles = new Map(tours.flatMap(({ categories }) => categories.map(({ id, title }) => [id, title] as const)));
  return {
    options: {
      category: options('category', categoryIds, hasCategory).map((option) => ({ ...option, title: titles.get(option.id) ?? option.id })),
      duration: options('duration', durationSpans, lasts),
      language: options('language', [...new Set(tours.flatMap(({ languages }) => languages))].sort(), isIn),
      suits: options('suits', filteredSuits, isFor),
      setting: options('setting', filteredSettings, isSetting),
      time: options('time', filteredTimes, isAt),
      rating: options('rating', ratings, isRated),
    },
    prices: priceBounds(tours),
  };
}
