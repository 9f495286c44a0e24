import { expect, test } from 'vitest';
import { extentText } from '#domain/trip-extent.ts';
import { tripMessages } from '#i18n/trip/index.ts';

const texts = tripMessages('en');

test.each([
  [['Rome'], '1 stop in Rome'],
  [['Rome', 'Rome', 'Paris'], '3 stops in 2 cities'],
  [['Rome', undefined], '2 stops'],
  [['Rome', null], '2 stops in Rome'],
  [[null], '1 stop'],
])('of stops in %j', (cities, text) => {
  expect(extentText(cities, texts)).toBe(text);
});
