import { describe, expect, test } from 'vitest';
import type { CartItem } from '#domain/cart.ts';
import { emptyForm, formFor, type CheckoutForm, type FormItem } from '#domain/checkout-form.ts';
import { sectionsOf } from '#domain/checkout-pages.ts';
import {
  addressOf,
  admittedStep,
  asksComments,
  furthestStep,
  namedPages,
  nextStep,
  keptAfter,
  previousStep,
  pageSteps,
} from '#domain/checkout-steps.ts';
import { nothingTyped } from '#domain/typed-transfer.ts';
import { askingCart, askingItem, cart, cartItem, cartWith, filledForm, formItem, hotelPickup, laterItem } from '../../support/cart.ts';

const sixTravellers = Array.from({ length: 6 }, () => 'Adult');
/** One that has six names to ask for, and nothing else. */
const bigItem = { ...cartItem, travellers: sixTravellers };
const bigCart = cartWith(bigItem);

/** All that `askingItem` asks for. */
const allAnswered: FormItem = {
  ...formItem(['Ada Byron', 'Second', 'Third']),
  pickup: { ...nothingTyped, hotelName: 'Hotel', address: 'Via Tre 3' },
  answers: { booker: ['none'], travellers: [['1.7'], ['1.8'], ['1.2']] },
};

describe('steps of a cart', () => {
  test('come in the order of the requirements', () => {
    expect(pageSteps(askingCart)).toEqual(['personal_info', 'traveler_info', 'questions', 'payment']);
  });

  test('leave questions out where nothing is asked', () => {
    expect(pageSteps(bigCart)).toEqual(['personal_info', 'traveler_info', 'payment']);
    expect(nextStep(bigCart, 'traveler_info')).toBe('payment');
    expect(previousStep(bigCart, 'payment')).toBe('traveler_info');
  });

  test.each([
    ['a question to the booker', { questions: askingItem.questions }],
    ['a question to each traveller', { passengersQuestions: askingItem.passengersQuestions }],
    ['a hotel pick-up', hotelPickup],
  ])('have questions for %s', (_, part) => {
    expect(pageSteps(cartWith({ ...bigItem, ...part }))).toContain('questions');
    expect(pageSteps(cartWith(cartItem, { ...cartItem, ...part }))).toContain('questions');
  });

  test('ask for comments once, on the last page before payment', () => {
    expect(pageSteps(cart).filter((step) => asksComments(cart, step))).toEqual(['personal_info']);
    expect(pageSteps(bigCart).filter((step) => asksComments(bigCart, step))).toEqual(['traveler_info']);
    expect(pageSteps(askingCart).filter((step) => asksComments(askingCart, step))).toEqual(['questions']);
  });
});

describe('one page asks for all', () => {
  const twoAdults = { ...cartItem, travellers: ['Adult', 'Adult'] };
  const [diet] = askingItem.questions as [CartItem['questions'][number]];
  const leadOnly = { requiredParticipantsData: [] };

  test.each<[string, CartItem[], pages: number]>([
    ['the names of five', [{ ...cartItem, travellers: sixTravellers.slice(1) }], 2],
    ['the names of six', [bigItem], 3],
    ['the name of who leads six', [{ ...bigItem, ...leadOnly }], 2],
    ['names and addresses of two', [{ ...twoAdults, requiredParticipantsData: ['name', 'email'] }], 2],
    ['names and addresses of three', [{ ...cartItem, requiredParticipantsData: ['name', 'email'] }], 3],
    ['two names, a hotel and a question', [{ ...twoAdults, ...hotelPickup, questions: [diet] }], 2],
    ['two names, a hotel and two questions', [{ ...twoAdults, ...hotelPickup, questions: [diet, diet] }], 4],
    ['two answers of each of two', [{ ...twoAdults, ...leadOnly, passengersQuestions: [diet, diet] }], 2],
    ['two answers of each of three', [{ ...cartItem, ...leadOnly, passengersQuestions: [diet, diet] }], 4],
    ['two items, however little they ask', [twoAdults, { ...twoAdults, ...leadOnly }], 3],
  ])('%s', (_, items, pages) => {
    const wanted = cartWith(...items);
    expect(pageSteps(wanted)).toHaveLength(pages);
    expect(sectionsOf(wanted, 'personal_info').length > 1).toBe(pages === 2);
    expect(sectionsOf(wanted, 'payment')).toEqual([]);
  });

  test('with nothing that there is not to ask', () => {
    expect(sectionsOf(cart, 'personal_info')).toEqual(['personal_info', 'traveler_info']);
    expect(sectionsOf(cartWith({ ...twoAdults, questions: [diet] }), 'personal_info')).toEqual([
      'personal_info',
      'traveler_info',
      'questions',
    ]);
    expect(sectionsOf(bigCart, 'personal_info')).toEqual(['personal_info']);
    expect(sectionsOf(cart, 'traveler_info')).toEqual([]);
  });

  test('under a name of its own, after the step that asks who pays', () => {
    const names = (...args: Parameters<typeof namedPages>) => namedPages(...args).map(({ name }) => name);
    expect(names(cart, 'personal_info', 'direct')).toEqual(['information', 'payment']);
    expect(names(cart, 'personal_info', 'billed')).toEqual(['method_select', 'information', 'payment']);
    expect(names(bigCart, 'personal_info', 'direct')).toEqual(['personal_info', 'traveler_info', 'payment']);
    expect(names(undefined, 'personal_info', 'direct')).toEqual(['information', 'payment']);
    expect(names(undefined, 'questions', 'direct')).toEqual(['personal_info', 'traveler_info', 'questions', 'payment']);
  });

  test('to which the addresses of its steps lead', () => {
    expect(addressOf(cart, 'traveler_info', 'de')).toBe('/de/new/checkout/personal_info#traveler_info');
    expect(addressOf(bigCart, 'traveler_info', 'de')).toBe('/de/new/checkout/traveler_info');
    for (const wanted of ['personal_info', 'traveler_info'] as const)
      for (const reached of ['personal_info', 'traveler_info', 'payment'] as const)
        expect(admittedStep(cart, filledForm, reached, wanted)).toBe('personal_info');
    expect(furthestStep(cart, { ...filledForm, items: [formItem(['Ada'])] }, 'payment')).toBe('personal_info');
    expect(admittedStep(cart, filledForm, 'payment', 'method_select', 'billed')).toBe('method_select');
  });

  test('and keeps all of it', () => {
    const wanted = cartWith({ ...twoAdults, questions: [diet] });
    const typed = formFor(wanted, { ...filledForm, comments: 'By train' });
    expect(keptAfter('personal_info', wanted, typed, emptyForm)).toEqual(typed);
  });
});

test('a step takes its own part of the form, and comments where they are asked for', () => {
  const typed = formFor(askingCart, { ...filledForm, items: [{ ...allAnswered, travellers: [] }], comments: 'By train' });
  const named = formItem(['Ada Byron', 'Second', 'Third']).travellers;
  expect(keptAfter('traveler_info', askingCart, filledForm, typed)).toEqual({ ...typed, items: [{ ...allAnswered, travellers: named }] });
  expect(keptAfter('traveler_info', bigCart, { ...filledForm, comments: 'By train' }, emptyForm)).toMatchObject({ comments: 'By train' });
  expect(keptAfter('questions', askingCart, typed, filledForm)).toEqual({
    ...filledForm,
    items: [{ ...allAnswered, travellers: named }],
    comments: 'By train',
  });
});

describe('on a page of its own, the booker', () => {
  const wanted = cartWith(bigItem, bigItem);
  const leads = (form: CheckoutForm) => form.items.map(({ travellers }) => travellers[0]?.name);
  const typing = (firstName: string, kept: CheckoutForm) =>
    keptAfter('personal_info', wanted, { ...emptyForm, booker: { ...emptyForm.booker, firstName, lastName: 'Byron' } }, kept);

  test('leads every tour, and is corrected there, too', () => {
    const first = typing('Adda', emptyForm);
    expect(leads(first)).toEqual(['Adda Byron', 'Adda Byron']);
    expect(leads(typing('Ada', first))).toEqual(['Ada Byron', 'Ada Byron']);
  });

  test('leads none for which somebody else was named', () => {
    const other = structuredClone(typing('Adda', emptyForm));
    for (const lead of other.items.slice(0, 1).flatMap(({ travellers }) => travellers.slice(0, 1))) lead.name = 'Grace';
    expect(leads(typing('Ada', other))).toEqual(['Grace', 'Ada Byron']);
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
    expect(furthestStep(bigCart, withoutEmail, 'payment')).toBe('personal_info');
    const withoutName = { ...filledForm, items: [formItem(['Ada'])] };
    expect(furthestStep(bigCart, withoutName, 'payment')).toBe('traveler_info');
  });

  test('not payment while a required question is unanswered', () => {
    expect(furthestStep(askingCart, filledForm, 'payment')).toBe('questions');
    expect(furthestStep(askingCart, { ...filledForm, items: [allAnswered] }, 'payment')).toBe('payment');
    const noHotel = { ...allAnswered, pickup: { ...nothingTyped, hotelName: ' ', address: 'Via Tre 3' } };
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
