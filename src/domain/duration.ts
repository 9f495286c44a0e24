import { numberFormat } from './formatters.ts';

const dayMinutes = 24 * 60;

/** Days that a visit of so many minutes takes up, the last one begun; 0 for one of less than a day. */
const daysBegun = (minutes: number): number => (minutes < dayMinutes ? 0 : Math.ceil(minutes / dayMinutes));

const inUnits = (count: number, unit: 'day' | 'hour' | 'minute', locale: string): string =>
  numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }).format(count);

/** `3 hours`, `2.5 hours`, `90 minutes`, `2 days`; in halves of hours from two hours on. */
export function durationText(minutes: number, locale: string): string {
  const days = daysBegun(minutes);
  if (days > 0) return inUnits(days, 'day', locale);
  if (minutes < 120 && minutes % 60 !== 0) return inUnits(minutes, 'minute', locale);
  return inUnits(Math.round(minutes / 30) / 2, 'hour', locale);
}

/** `45 minutes`, `2 hours 15 minutes`: to the minute. */
export function minutesText(minutes: number, locale: string): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return inUnits(rest, 'minute', locale);
  return [inUnits(hours, 'hour', locale), ...(rest > 0 ? [inUnits(rest, 'minute', locale)] : [])].join(' ');
}
