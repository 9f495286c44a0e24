import { describe, expect, it } from 'vitest';
import type { Question } from '#contracts/questions.ts';
import { formFor } from '#domain/checkout-form.ts';
import { putIn } from '#domain/checkout-questions.ts';
import { orderOf } from '#domain/checkout-request.ts';
import { isComplete } from '#domain/checkout-rules.ts';
import { cartItem, cartWith, filledForm, formItem } from '#tests/support/cart.ts';

const options = (...ids: string[]) => ids.map((id) => ({ id, label: id }));
const text = (id: string, onlyIf?: Question['onlyIf']): Question => ({
  id,
  type: 'text',
  required: true,
  label: id,
  options: [],
  ...(onlyIf && { onlyIf }),
});
const swims: Question = { ...text('swims'), type: 'yes-no', options: options('yes', 'no') };
const arrival: Question = { ...text('arrival'), type: 'select', options: options('ship', 'plane', 'train') };
const transfer: Question = {
  ...text('transfer', { question: 'arrival', is: ['ship', 'plane'] }),
  type: 'yes-no',
  options: options('yes', 'no'),
};
const pier = text('pier', { question: 'transfer', is: ['yes'] });
const allergies: Question = { ...text('allergies'), type: 'several', required: false, options: options('nuts', 'fish', 'other') };
const other = text('other', { question: 'allergies', is: ['other'] });

describe('a question that depends on an answer', () => {
  it.each([
    [
      ['', '', ''],
      [true, false, false],
    ],
    [
      ['train', '', ''],
      [true, false, false],
    ],
    [
      ['plane', '', ''],
      [true, true, false],
    ],
    [
      [' ship ', 'yes', ''],
      [true, true, true],
    ],
    // What was answered before it was asked no more does not count.
    [
      ['train', 'yes', 'Pier 3'],
      [true, false, false],
    ],
  ])('is put after %j: %j', (booker, put) => {
    expect(putIn({ questions: [arrival, transfer, pier], passengersQuestions: [] }, { booker, travellers: [] }).booker).toEqual(put);
  });

  it('is put where one of several answers says so', () => {
    const put = (answer: string) =>
      putIn({ questions: [allergies, other], passengersQuestions: [] }, { booker: [answer, ''], travellers: [] }).booker[1];
    expect([put(''), put('nuts,fish'), put('nuts,other')]).toEqual([false, false, true]);
  });

  it('goes by the answer of the same traveller, or of the booker', () => {
    const vest = text('vest', { question: 'swims', is: ['no'] });
    const seat = text('seat', { question: 'arrival', is: ['train'] });
    const item = { questions: [arrival], passengersQuestions: [swims, vest, seat] };
    const travellers = [
      ['yes', '', ''],
      ['no', '', ''],
    ];
    expect(putIn(item, { booker: ['train'], travellers }).travellers).toEqual([
      [true, false, true],
      [true, true, true],
    ]);
    expect(putIn(item, { booker: ['ship'], travellers }).travellers).toEqual([
      [true, false, false],
      [true, true, false],
    ]);
  });

  it('is required and sent where it is put, and neither where it is not', () => {
    const cart = cartWith({ ...cartItem, questions: [arrival, transfer, pier], travellers: ['Adult'] });
    const form = (...booker: string[]) =>
      formFor(cart, { ...filledForm, items: [{ ...formItem(['Ada']), answers: { booker, travellers: [] } }] });
    const sent = (...booker: string[]) =>
      orderOf(cart, form(...booker), { locale: 'en', affiliate: null }).bookingQuestionsAnswers.map(({ questionId }) => questionId);
    expect(isComplete('questions', cart, form('ship', 'yes', ''))).toBe(false);
    expect(isComplete('questions', cart, form('ship', 'no', ''))).toBe(true);
    expect(isComplete('questions', cart, form('ship', '', ''))).toBe(false);
    expect(isComplete('questions', cart, form('train', '', ''))).toBe(true);
    expect(sent('ship', 'yes', 'Pier 3')).toEqual(['arrival', 'transfer', 'pier']);
    expect(sent('train', 'yes', 'Pier 3')).toEqual(['arrival']);
  });

  it('has its answer sent as it is written', () => {
    const flight: Question = { ...text('flight'), type: 'flight' };
    const cart = cartWith({ ...cartItem, questions: [flight], travellers: ['Adult'] });
    const form = formFor(cart, { ...filledForm, items: [{ ...formItem(['Ada']), answers: { booker: [' lh 400'], travellers: [] } }] });
    expect(isComplete('questions', cart, form)).toBe(true);
    expect(orderOf(cart, form, { locale: 'en', affiliate: null }).bookingQuestionsAnswers).toEqual([
      { questionId: 'flight', answer: 'LH400' },
    ]);
  });
});
