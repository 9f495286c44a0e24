import type { Day } from '#contracts/common.ts';
import { daysBetween } from '#domain/day.ts';

const minutesOfDay = 1_440;

/** Days since 1 January 1970. */
export const dayNumber = (day: Day): number => daysBetween('1970-01-01', day);

/** Minutes since midnight. @param time `HH:mm` */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A start as one number: a list looks up many. In the order of time. */
export const startKey = (day: number, minute: number): number => day * minutesOfDay + minute;

/** The number of the day of a key. */
export const dayOfKey = (key: number): number => Math.floor(key / minutesOfDay);
