import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Question } from '#contracts/questions.ts';
import { isComplete, rulesOf } from '#domain/checkout-rules.ts';
import { formFor } from '#domain/checkout-form.ts';
import type { QuestionKind } from '#domain/questions/kind.ts';
import { measures } from '#domain/questions/measures.ts';
import { answerProblem, questionKindId, questionKindOf, questionKinds } from '#domain/questions/registry.ts';
import { askingItem, cartWith, filledForm, formItem } from '#tests/support/cart.ts';

const options = [
  { id: 'meat', label: 'With meat' },
  { id: 'plants', label: 'Plants only' },
];
const question = (type: string, required: boolean) => ({ id: 'diet', type, required, label: 'Diet', options });
const height: Question = { id: 'height', type: 'number', required: true, label: 'Height', options: [], unit: 'cm', min: 80, max: 220 };

describe('an answer', () => {
  it.each([
    ['text', true, '  ', 'required'],
    ['text', false, '  ', undefined],
    ['text', true, 'Only nuts', undefined],
    ['text', true, 'x'.repeat(501), 'too_long'],
    ['select', true, '', 'required'],
    ['select', false, '', undefined],
    ['select', false, 'plants', undefined],
    ['select', true, 'With meat', 'unknown_option'],
    ['select', true, 'x'.repeat(501), 'unknown_option'],
    ['long-text', true, 'x'.repeat(501), 'too_long'],
    ['several', true, '', 'required'],
    ['several', true, 'meat,plants', undefined],
    ['several', true, 'plants', undefined],
    ['several', true, 'plants,meat', 'unknown_option'],
    ['several', true, 'meat,meat', 'unknown_option'],
    ['several', true, ',', 'unknown_option'],
    ['several', true, 'meat,fish', 'unknown_option'],
    ['several', true, 'x'.repeat(501), 'unknown_option'],
    ['yes-no', true, 'maybe', 'unknown_option'],
  ])('to a %s question, required: %s, of %j: %s', (type, required, answer, problem) => {
    expect(answerProblem(questionKindOf(type, questionKinds), question(type, required), answer)).toBe(problem);
  });

  it.each([
    ['80', undefined],
    [' 220 ', undefined],
    ['79', 'too_small'],
    ['221', 'too_large'],
    ['178.5', 'not_whole'],
    ['1e2', 'not_whole'],
    ['-178', 'not_whole'],
    ['5 ft 10 in', 'not_whole'],
    ['1234567', 'not_whole'],
    ['', 'required'],
  ])('to a question about a height from 80 to 220 cm of %j: %s', (answer, problem) => {
    expect(answerProblem(questionKinds.number, height, answer)).toBe(problem);
  });

  it('may be any number from 0 where no limits are named', () => {
    expect(answerProblem(questionKinds.number, { type: 'number', required: true }, '0')).toBeUndefined();
    expect(answerProblem(questionKinds.number, { type: 'number', required: true }, '999999')).toBeUndefined();
  });

  it('is given in words', () => {
    expect(questionKinds.several.text('meat,gone', question('several', true), 'en')).toBe('With meat, gone');
    expect(questionKinds['yes-no'].text('plants', question('yes-no', true), 'en')).toBe('Plants only');
    expect(questionKinds.number.text('178', height, 'en')).toBe('178 cm (5 ft 10 in)');
    expect(questionKinds.number.text('70', { ...height, unit: 'kg' }, 'de')).toBe('70 kg (154 lb)');
    expect(questionKinds.number.text('4', question('number', true), 'de')).toBe('4');
    expect(questionKinds.select.text('plants', question('select', true), 'en')).toBe('Plants only');
    expect(questionKinds.select.text('gone', question('select', true), 'en')).toBe('gone');
    expect(questionKinds.text.text('Nuts', question('text', true), 'en')).toBe('Nuts');
  });

  it('of a type that nobody knows is a text in the browser, and a fault in the services', () => {
    expect(questionKindId('constructor')).toBe('text');
    expect(() => questionKindOf('constructor', questionKinds)).toThrow(/no question of the type/);
  });
});

describe('what was typed in the other system of units', () => {
  it.each([
    ['cm', '5 ft 10 in', 178],
    ['cm', '5\'10"', 178],
    ['cm', '5’10”', 178],
    ['cm', '5 10', 178],
    ['cm', '5ft', 152],
    ['cm', '6', 183],
    ['cm', '5 ft 12 in', undefined],
    ['cm', '510', undefined],
    ['cm', 'tall', undefined],
    ['cm', '5.5', undefined],
    ['kg', '154', 70],
    ['kg', '154 lbs', 70],
    ['kg', '154.5', undefined],
    ['kg', '', undefined],
  ] as const)('is read in %s: %j is %s', (unit, typed, value) => {
    expect(measures[unit].read(typed)).toBe(value);
  });

  it.each(['cm', 'kg'] as const)('comes back as what is written of it, %s', (unit) => {
    for (let value = 30; value <= 220; value += 1) {
      const { read, write } = measures[unit];
      expect(Math.abs((read(write(value)) ?? NaN) - value), write(value)).toBeLessThanOrEqual(1);
    }
  });
});

it.each([
  ['select', { options: [{ id: 'one' }] }, 'options'],
  ['several', {}, 'options'],
  ['yes-no', { options: [{ id: 'no' }, { id: 'yes' }] }, 'options'],
  ['number', { min: 5, max: 4 }, 'min'],
  ['number', { min: 1 }, 'max'],
] as const)('a %s question that nobody could answer is named to who writes it', (type, more, fault) => {
  const kind: QuestionKind = questionKinds[type];
  expect(kind.fault?.({ type, required: true, ...more })).toContain(fault);
  expect(kind.fault?.({ type, required: true, options: [{ id: 'yes' }, { id: 'no' }], min: 1, max: 1 })).toBeUndefined();
});

it('the form goes by the same rules', () => {
  const cart = cartWith({ ...askingItem, passengersQuestions: [], questions: [question('select', true)] });
  const form = (answer: string) => ({
    ...filledForm,
    items: [{ ...formItem(['Ada']), pickup: { hotelName: 'Hotel', address: 'Via Tre 3' }, answers: { booker: [answer], travellers: [] } }],
  });
  expect(isComplete('questions', cart, formFor(cart, form('plants')))).toBe(true);
  expect(isComplete('questions', cart, formFor(cart, form('With meat')))).toBe(false);
  expect(v.safeParse(rulesOf.questions(cart), formFor(cart, form('With meat'))).issues).toMatchObject([{ message: 'unknown_option' }]);
});
