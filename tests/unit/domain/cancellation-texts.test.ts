import { describe, expect, it } from 'vitest';
import { briefTermText, currentTermText, stepTexts, termTexts } from '#domain/cancellation-texts.ts';
import { cancellationMessages } from '#i18n/cancellation/index.ts';

const terms = [
  { daysBefore: 7, share: 1 },
  { daysBefore: 1, share: 0.5 },
];
const rome = { day: '2026-12-19', startingTime: '09:00', timeZone: 'Europe/Rome', city: 'Rome' };
const [en, de] = [cancellationMessages('en'), cancellationMessages('de')];

describe('cancellation terms in words', () => {
  it('say for each deadline what comes back, and that nothing does afterwards', () => {
    expect(termTexts(terms, 'en', en)).toEqual([
      'Free until 7 days before the start',
      '50% of the price back until 1 day before the start',
      'After that, nothing is refunded',
    ]);
    expect(termTexts(terms, 'de', de)).toEqual([
      'Kostenlos bis 7 Tage vor Beginn',
      '50\u00a0% des Preises zurück bis 1 Tag vor Beginn',
      'Danach keine Erstattung',
    ]);
  });

  it('know the start itself as a deadline, and terms that give nothing', () => {
    expect(termTexts([{ daysBefore: 0, share: 1 }], 'en', en)).toEqual(['Free until the start', 'After that, nothing is refunded']);
    expect(termTexts([], 'de', de)).toEqual(['Keine Erstattung']);
  });

  it.each([
    ['2026-12-12T08:00:00Z', 'Free cancellation until 12 December 2026, 09:00 (Rome)'],
    ['2026-12-12T08:00:01Z', '50% back if you cancel by 18 December 2026, 09:00 (Rome)'],
    ['2026-12-18T08:00:01Z', 'Cancellation is no longer refunded'],
  ])('at %s the next deadline is the one that counts', (now, text) => {
    expect(currentTermText(terms, rome, new Date(now), 'en', en)).toBe(text);
  });

  it.each([
    ['a day that is not chosen yet', terms, undefined, '2026-12-01T00:00:00Z', 'Free cancellation until 7 days before'],
    ['an end at the start', [{ daysBefore: 0, share: 1 }], undefined, '2026-12-01T00:00:00Z', 'Free cancellation until it starts'],
    ['a visit', terms, rome, '2026-12-01T00:00:00Z', 'Free cancellation until 12 Dec, 09:00 (Rome)'],
    ['a first deadline that is over', terms, rome, '2026-12-13T00:00:00Z', '50% back if you cancel by 18 Dec, 09:00 (Rome)'],
    ['deadlines that are all over', terms, rome, '2026-12-19T00:00:00Z', 'Cancellation is no longer refunded'],
    ['terms that give nothing', [], undefined, '2026-12-01T00:00:00Z', 'Not refundable'],
  ])('in brief say the best that is left, for %s', (_, given, visit, now, text) => {
    expect(briefTermText(given, visit, new Date(now), 'en', en)).toBe(text);
  });

  it('list every deadline that is still to come', () => {
    expect(stepTexts(terms, rome, new Date('2026-12-01T00:00:00Z'), 'en', en)).toEqual([
      'Free cancellation until 12 December 2026, 09:00 (Rome)',
      '50% back if you cancel by 18 December 2026, 09:00 (Rome)',
    ]);
  });

  it('are German for Germans', () => {
    expect(currentTermText(terms, { ...rome, city: 'Rom' }, new Date('2026-12-01T00:00:00Z'), 'de', de)).toBe(
      'Kostenlos stornierbar bis 12. Dezember 2026, 09:00 Uhr (Rom)',
    );
    expect(currentTermText([], rome, new Date('2026-12-01T00:00:00Z'), 'de', de)).toBe('Keine Erstattung');
  });
});
