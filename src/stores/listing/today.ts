import type { Day } from '#contracts/common.ts';
import { dayIn } from '#domain/day.ts';
import { serverNow } from '../browser/clock.ts';

/** The day that it is at the venue; where a list has many, the reader's own. @param timeZone of the venue, IANA */
export const todayAt = (timeZone?: string): Day =>
  dayIn(timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(serverNow()));
