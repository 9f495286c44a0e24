import { describe, expect, it } from 'vitest';
import { fits, patternFault } from '#domain/questions/pattern.ts';

describe('a pattern from the catalogue', () => {
  it.each([
    String.raw`\d{4,12}`,
    String.raw`[A-Z]{2}-\d{4}`,
    String.raw`\p{L}+ \d+`,
    'LF-?[0-9]+',
    String.raw`\+\d{6,14}`,
    String.raw`[\d./-]{4,20}`,
    'a{2}a',
  ])('%s is held against any answer in linear time', (matches) => {
    expect(patternFault({ matches })).toBeUndefined();
  });

  it.each([
    ['(a+)+', 'groups'],
    ['a|b', 'alternatives'],
    ['.*', 'dots'],
    ['^a$', 'anchors'],
    [String.raw`\bword`, 'groups'],
    [String.raw`(a)\1`, 'groups'],
    ['a+?b', 'groups'],
    [String.raw`\d*\d*x`, 'another character'],
    [String.raw`\d+\d`, 'another character'],
    ['a{1,9}a', 'another character'],
    [String.raw`\w+-?_`, 'another character'],
    ['a?a?a?a?', 'another character'],
    ['[b-a]', 'no regular expression'],
    ['[a', 'no regular expression'],
  ])('%s is refused: %s', (matches, why) => {
    expect(patternFault({ matches })).toContain(why);
  });

  it('is held against all of an answer', () => {
    expect(fits('A1', { matches: '[A-Z]\\d' })).toBe(true);
    expect(fits('xA1', { matches: '[A-Z]\\d' })).toBe(false);
    expect(fits('A1x', { matches: '[A-Z]\\d' })).toBe(false);
  });
});
