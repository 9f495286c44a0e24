import * as v from 'valibot';
import { expect, it } from 'vitest';
import { questionsSource } from '#backend/catalogue/question-source.ts';

const said = (en: string) => ({ en, de: en });
const asked = (id: string, more: object = {}) => ({ id, per: 'booking', type: 'text', required: false, label: said(id), ...more });
const options = ['yes', 'no'].map((id) => ({ id, label: said(id) }));
const onlyIf = (question: string, ...is: string[]) => ({ onlyIf: { question, is } });
const cruise = asked('cruise', { type: 'yes-no', options });
const each = { per: 'participant' };

const faultsOf = (...questions: object[]): string[] => (v.safeParse(questionsSource, questions).issues ?? []).map(({ message }) => message);

it.each([
  ['an earlier one', [cruise, asked('ship', onlyIf('cruise', 'yes'))]],
  [
    'one that depends on another',
    [cruise, asked('pier', { type: 'yes-no', options, ...onlyIf('cruise', 'yes') }), asked('at', onlyIf('pier', 'no'))],
  ],
  ['one to the booker, wherever it stands', [asked('cabin', { ...each, ...onlyIf('cruise', 'yes') }), cruise]],
  ['one to the same participant', [{ ...cruise, ...each }, asked('cabin', { ...each, ...onlyIf('cruise', 'yes', 'no') })]],
])('a question may depend on %s', (_which, questions) => {
  expect(faultsOf(...questions)).toEqual([]);
});

it.each([
  ['no other', [asked('ship', onlyIf('cruise', 'yes'))], 'there is no question cruise'],
  ['a later one', [asked('ship', onlyIf('cruise', 'yes')), cruise], 'cruise is not answered before it'],
  ['itself', [{ ...cruise, ...onlyIf('cruise', 'yes') }], 'cruise is not answered before it'],
  ['one to each participant', [{ ...cruise, ...each }, asked('ship', onlyIf('cruise', 'yes'))], 'cruise is not answered before it'],
  ['a text', [asked('cruise'), asked('ship', onlyIf('cruise', 'yes'))], 'cruise has no options'],
  ['an option that there is not', [cruise, asked('ship', onlyIf('cruise', 'yes', 'maybe'))], 'cruise has no option maybe'],
])('a question that depends on %s is named', (_which, questions, fault) => {
  expect(faultsOf(...questions)).toEqual([expect.stringContaining(fault)]);
});

it.each([
  [asked('cabin', { pattern: { matches: 'a'.repeat(101), error: said('No') } }), '<=100'],
  [asked('day', { type: 'date', pattern: { matches: 'a', error: said('No') } }), 'pattern'],
  [asked('cabin', { notAfterVisit: true }), 'notAfterVisit'],
  [asked('ship', { type: 'ship', options }), 'options'],
  [asked('plane', { type: 'flight', unit: 'kg' }), 'unit'],
])('what a kind does not look at is named, %#', (question, fault) => {
  expect(faultsOf(question).join()).toContain(fault);
});

const withPattern = (matches: string) => asked('cabin', { pattern: { matches, error: said('No') } });

it.each([
  String.raw`\d{4,12}`,
  String.raw`[A-Z]{2}-\d{4}`,
  'LF-?[0-9]+',
  String.raw`[\d./-]{4,20}`,
  String.raw`(?:AB|CD) \d+`,
  String.raw`\d{1,2}(, \d{1,2})*`,
])('answers may be held against %s', (matches) => {
  expect(faultsOf(withPattern(matches))).toEqual([]);
});

it.each(['(a+)+', '(a|aa)+', '.*a.*b', String.raw`\d*\d*x`])('no answer is held against %s, which may take long', (matches) => {
  expect(faultsOf(withPattern(matches))).toEqual(['pattern: some answers would take it long']);
});

it.each(['[b-a]', '[a', '(', '+'])('%s is called no regular expression', (matches) => {
  expect(faultsOf(withPattern(matches))).toEqual(['pattern: this is no regular expression']);
});
