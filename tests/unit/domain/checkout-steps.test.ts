import { describe, expect, test } from 'vitest';
import { emptyForm, formFor } from '#domain/checkout-form.ts';
import { admittedStep, asksComments, furthestStep, nextStep, partOf, previousStep, stepsOf } from '#domain/checkout-steps.ts';
import { askingCart, cart, filledForm } from '../../support/cart.ts';

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
    ['a question to the booker', { questions: askingCart.questions }],
    ['a question to each traveller', { passengersQuestions: askingCart.passengersQuestions }],
    ['a hotel pick-up', { startingPointEntryRequired: true }],
  ])('have questions for %s', (_, part) => {
    expect(stepsOf({ ...cart, ...part })).toContain('questions');
  });

  test('ask for comments once, in the last step before payment', () => {
    expect(stepsOf(cart).filter((step) => asksComments(cart, step))).toEqual(['traveler_info']);
    expect(stepsOf(askingCart).filter((step) => asksComments(askingCart, step))).toEqual(['questions']);
  });
});

test('a step takes its own part of the form, and comments where they are asked for', () => {
  expect(partOf('personal_info', askingCart, filledForm)).toEqual({ booker: filledForm.booker });
  expect(Object.keys(partOf('traveler_info', askingCart, filledForm))).toEqual(['travellers']);
  expect(Object.keys(partOf('traveler_info', cart, filledForm))).toEqual(['travellers', 'comments']);
  expect(Object.keys(partOf('questions', askingCart, filledForm))).toEqual(['pickup', 'answers', 'comments']);
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
    const withoutName = { ...filledForm, travellers: [{ name: 'Ada', email: '' }] };
    expect(furthestStep(cart, withoutName, 'payment')).toBe('traveler_info');
  });

  test('not payment while a required question is unanswered', () => {
    expect(furthestStep(askingCart, filledForm, 'payment')).toBe('questions');
    const answers = { tourId: askingCart.tourId, booker: ['none'], travellers: [['1.7'], ['1.8'], ['1.2']] };
    const pickup = { hotelName: 'Hotel', address: 'Via Tre 3' };
    expect(furthestStep(askingCart, { ...filledForm, answers, pickup }, 'payment')).toBe('payment');
    expect(furthestStep(askingCart, { ...filledForm, answers, pickup: { ...pickup, hotelName: ' ' } }, 'payment')).toBe('questions');
  });

  test('the one after a step that has nothing to ask', () => {
    expect(admittedStep(cart, filledForm, 'payment', 'questions')).toBe('payment');
  });
});

describe('what was typed for another cart', () => {
  test('keeps names and drops the answers to another tour', () => {
    const typed = { ...filledForm, answers: { tourId: 'another', booker: ['none'], travellers: [['1.7']] } };
    const fitted = formFor(askingCart, typed);
    expect(fitted.travellers.map(({ name }) => name)).toEqual(['Ada Byron', 'Second', 'Third']);
    expect(fitted.answers).toEqual({ tourId: askingCart.tourId, booker: [''], travellers: [[''], [''], ['']] });
  });

  test('has as many travellers as were booked', () => {
    expect(formFor({ ...cart, travellers: ['Adult'] }, filledForm).travellers).toHaveLength(1);
    expect(formFor(cart, emptyForm).travellers).toHaveLength(3);
  });
});
