import { expect, it } from 'vitest';
import { durationText, minutesText } from '#domain/duration.ts';

it.each([
  [45, '45 Minuten'],
  [60, '1 Stunde'],
  [90, '90 Minuten'],
  [150, '2,5 Stunden'],
  [9 * 60, '9 Stunden'],
  [24 * 60, '1 Tag'],
  [2 * 24 * 60, '2 Tage'],
  [2 * 24 * 60 + 8 * 60, '3 Tage'],
])('%d minutes are %s', (minutes, text) => {
  expect(durationText(minutes, 'de')).toBe(text);
});

it.each([
  [0, 'en', '0 minutes'],
  [45, 'en', '45 minutes'],
  [60, 'en', '1 hour'],
  [135, 'en', '2 hours 15 minutes'],
  [135, 'de', '2 Stunden 15 Minuten'],
])('%s minutes are said to the minute in %s', (minutes, locale, text) => {
  expect(minutesText(minutes, locale)).toBe(text);
});
