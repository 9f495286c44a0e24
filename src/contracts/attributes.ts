import * as v from 'valibot';

/** For whom a tour is. */
export const suitsIds = ['families', 'couples', 'friends', 'solo', 'seniors'] as const;
export const settingIds = ['indoors', 'outdoors', 'both'] as const;
export const effortIds = ['easy', 'moderate', 'demanding'] as const;
/** Whom else a tour takes without trouble. */
export const accessIds = ['wheelchairs', 'prams', 'dogs'] as const;
/** By the start: before noon, from noon on, from 17:00 on. */
export const timeOfDayIds = ['morning', 'afternoon', 'evening'] as const;
export const weekdayIds = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type AccessId = (typeof accessIds)[number];
export type SuitsId = (typeof suitsIds)[number];
export type SettingId = (typeof settingIds)[number];
export type TimeOfDayId = (typeof timeOfDayIds)[number];
export type WeekdayId = (typeof weekdayIds)[number];

const some = <const Ids extends readonly string[]>(ids: Ids) => v.optional(v.array(v.picklist(ids)), []);

/** What a tour is like, beside its texts. A service that does not know leaves it out. */
export const attributes = {
  suits: some(suitsIds),
  setting: v.optional(v.picklist(settingIds)),
  effort: v.optional(v.picklist(effortIds)),
  access: some(accessIds),
  /** When departures start, of all seasons. */
  timesOfDay: some(timeOfDayIds),
  /** Days of the week with departures, of all seasons. */
  weekdays: some(weekdayIds),
};
