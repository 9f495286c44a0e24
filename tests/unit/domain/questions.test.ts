import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isComplete, rulesOf } from '#domain/checkout-rules.ts';
import { formFor } from '#domain/checkout-form.ts';
import { answerProblem, questionKindId, questionKindOf, questionKinds } from '#domain/questions/registry.ts';
import { askingItem, cartWith, filledForm, formItem } from '#tests/support/cart.ts';

const options = [
  { id: 'meat', label: 'With meat' },
  { id: 'plants', label: 'Plants only' },
];
const question = (type: string, required: boolean) => ({ id: 'diet', type, required, label: 'Diet', options });

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
  ])('to a %s question, required: %s, of %j: %s', (type, required, answer, problem) => {
    expect(answerProblem(questionKindOf(type, questionKinds), question(type, required), answer)).toBe(problem);
  });

  it('is given in words', () => {
    expect(questionKinds.select.text('plants', question('select', true), 'en')).toBe('Plants only');
    expect(questionKinds.select.text('gone', question('select', true), 'en')).toBe('gone');
    expect(questionKinds.text.text('Nuts', question('text', true), 'en')).toBe('Nuts');
  });

  it('of a type that nobody knows is a text in the browser, and a fault in the services', () => {
    expect(questionKindId('constructor')).toBe('text');
    expect(() => questionKindOf('constructor', questionKinds)).toThrow(/no question of the type/);
  });
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
