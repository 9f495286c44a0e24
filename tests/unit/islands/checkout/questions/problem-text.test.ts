import { expect, it } from 'vitest';
import { problemText } from '#islands/checkout/questions/problem-text.ts';

it.each([
  ['text', 'required', 'en', 'Please answer this question'],
  ['text', 'too_long', 'en', 'Please shorten this text'],
  ['text', 'too_long', 'de', 'Bitte kürzen Sie diesen Text'],
  ['select', 'required', 'en', 'Please choose an answer'],
  ['select', 'unknown_option', 'en', 'Please choose one of these answers'],
  ['select', 'unknown_option', 'de', 'Bitte wählen Sie eine dieser Antworten'],
] as const)('a %s question says %s in its own words, %s', (type, problem, locale, text) => {
  expect(problemText({ type }, problem, locale)).toBe(text);
});

it('asks for an answer where the problem or the type has no words', () => {
  expect(problemText({ type: 'select' }, 'unheard_of', 'en')).toBe('Please choose an answer');
  expect(problemText({ type: 'of a newer service' }, 'unheard_of', 'en')).toBe('Please answer this question');
});
