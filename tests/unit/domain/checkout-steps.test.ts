import { describe, expect, test } from 'vitest';
import { emptyForm, formFor, type FormItem } from '#domain/checkout-form.ts';
import { admittedStep, asksComments, furthestStep, nextStep, partOf, previousStep, stepsOf } from '#domain/checkout-steps.ts';
import { askingCart, askingItem, cart, cartItem, cartWith, filledForm, formItem, laterItem } from '../../support/cart.ts';

/** All that `askingItem` asks for. */
const allAnswered: FormItem = {
  ...formItem(['Ada Byron', 'Second', 'Third']),
  pickup: { hotelName: 'Hotel', address: 'Via Tre 3' },
  answers: { booker: ['none'], travellers: [['1.7'], ['1.8'], ['1.2']] },
};

describe('steps of a cart', () => {
  test('come in the order of the requirements', () => {
    expect(stepsOf(askingCart)).toEqual(['personal_info', 'traveler_info', 'questions', 'payment']);
  });

  test('leave questions out where nothing is asked', () => {
    expect(stepsOf(cart)).toEqual(['personal_info', 'traveler_info', 'payment']);
    expect(nextStep(cart, 'traveler_info')).toBe('payment');
    expect(previousStep(cart, 'payment')).toBe('traveler_info');
  });

  test.each([
    ['a question to the booker', { questions: askingItem.questions }],
    ['a question to each traveller', { passengersQuestions: askingItem.passengersQuestions }],
    ['a hotel pick-up', { startingPointEntryRequired: true }],
  ])('have questions for %s', (_, part) => {
    expect(stepsOf(cartWith({ ...cartItem, ...part }))).toContain('questions');
    expect(stepsOf(cartWith(cartItem, { ...cartItem, ...part }))).toContain('questions');
  });

  test('ask for comments once, in the last step before payment', () => {
    expect(stepsOf(cart).filter((step) => asksComments(cart, step))).toEqual(['traveler_info']);
    expect(stepsOf(askingCart).filter((step) => asksComments(askingCart, step))).toEqual(['questions']);
  });
});

test('a step takes its own part of the form, and comments where they are asked for', () => {
  const typed = formFor(askingCart, { ...filledForm, items: [{ ...allAnswered, travellers: [] }], comments: 'By train' });
  expect(partOf('personal_info', askingCart, typed, emptyForm)).toEqual({ booker: filledForm.booker });
  expect(partOf('traveler_info', askingCart, filledForm, typed)).toEqual({
    items: [{ ...allAnswered, travellers: formItem(['Ada Byron', 'Second', 'Third']).travellers }],
  });
  expect(partOf('traveler_info', cart, { ...filledForm, comments: 'By train' }, emptyForm)).toMatchObject({ comments: 'By train' });
  expect(partOf('questions', askingCart, typed, filledForm)).toEqual({
    items: [{ ...allAnswered, travellers: formItem(['Ada Byron', 'Second', 'Third']).travellers }],
    comments: 'By train',
  });
});

describe('which step may be opened', () => {
  test('none past the one that was reached', () => {
    expect(admittedStep(cart, filledForm, 'personal_info', 'payment')).toBe('personal_info');
  });

  test('payment, once all is given', () => {
    expect(admittedStep(cart, filledForm, 'payment', 'payment')).toBe('payment');
  });

  test('an earlier one always', () => {
    expect(admittedStep(cart, filledForm, 'payment', 'personal_info')).toBe('personal_info');
  });

  test('none past a step that something was taken out of again', () => {
    const withoutEmail = { ...filledForm, booker: { ...filledForm.booker, email: '' } };
    expect(furthestStep(cart, withoutEmail, 'payment')).toBe('personal_info');
    const withoutName = { ...filledForm, items: [formItem(['Ada'])] };
    expect(furthestStep(cart, withoutName, 'payment')).toBe('traveler_info');
  });

  test('not payment while a required question is unanswered', () => {
    expect(furthestStep(askingCart, filledForm, 'payment')).toBe('questions');
    expect(furthestStep(askingCart, { ...filledForm, items: [allAnswered] }, 'payment')).toBe('payment');
    const noHotel = { ...allAnswered, pickup: { hotelName: ' ', address: 'Via Tre 3' } };
    expect(furthestStep(askingCart, { ...filledForm, items: [noHotel] }, 'payment')).toBe('questions');
  });

  test('not payment while any item lacks something', () => {
    const several = cartWith(cartItem, laterItem);
    const [first] = filledForm.items as [FormItem];
    const answered = { ...formItem(['Ada', 'Bo'], laterItem), answers: { booker: [], travellers: [['nuts'], ['none']] } };
    expect(furthestStep(several, filledForm, 'payment')).toBe('traveler_info');
    expect(furthestStep(several, { ...filledForm, items: [first, formItem(['Ada', 'Bo'], laterItem)] }, 'payment')).toBe('questions');
    expect(furthestStep(several, { ...filledForm, items: [first, answered] }, 'payment')).toBe('payment');
  });

  test('the one after a step that has nothing to ask', () => {
    expect(admittedStep(cart, filledForm, 'payment', 'questions')).toBe('payment');
  });
});

describe('what was typed for another cart', () => {
  test('keeps names and drops the answers to another tour', () => {
    const [fitted] = formFor(askingCart, { ...filledForm, items: [{ ...allAnswered, tourId: 'another' }] }).items;
    expect(fitted?.travellers.map(({ name }) => name)).toEqual(['Ada Byron', 'Second', 'Third']);
    expect(fitted?.tourId).toBe(askingItem.tourId);
    expect(fitted?.answers).toEqual({ booker: [''], travellers: [[''], [''], ['']] });
  });

  test('stays with its tour, wherever that is in the cart', () => {
    const form = { ...filledForm, items: [formItem(['Ada', 'Bo'], laterItem), formItem(['Cy', 'Di', 'Ed'])] };
    const names = (items: FormItem[]) => items.map(({ travellers }) => travellers.map(({ name }) => name));
    expect(names(formFor(cartWith(cartItem, laterItem), form).items)).toEqual([
      ['Cy', 'Di', 'Ed'],
      ['Ada', 'Bo'],
    ]);
    expect(names(formFor(cart, form).items)).toEqual([['Cy', 'Di', 'Ed']]);
    const twice = { ...filledForm, items: [formItem(['Ada', 'Bo', 'Cy']), formItem(['Di', 'Ed', 'Flo'])] };
    expect(names(formFor(cartWith(cartItem, cartItem), twice).items)).toEqual([
      ['Ada', 'Bo', 'Cy'],
      ['Di', 'Ed', 'Flo'],
    ]);
  });

  test('has as many travellers as were booked', () => {
    expect(formFor(cartWith({ ...cartItem, travellers: ['Adult'] }), filledForm).items[0]?.travellers).toHaveLength(1);
    expect(formFor(cartWith(cartItem, laterItem), emptyForm).items.map(({ travellers }) => travellers.length)).toEqual([3, 2]);
  });
});
