import { describe, expect, test } from 'vitest';
import { isAnsweredBySheet } from '#domain/answered-by-sheet.ts';
import type { CartItem } from '#domain/cart.ts';
import { emptyForm, namesOf } from '#domain/checkout-form.ts';
import { bookerFrom, ledBy, saidOver } from '#domain/payer.ts';
import { askingItem, cartItem, filledForm, hotelPickup } from '../../support/cart.ts';
import { payer } from '../../support/payer.ts';

const plain: CartItem = { ...cartItem, requiredParticipantsData: [] };

const phone = { phone: '+4930901820', phoneCountry: 'DE' };

describe('the sheet of a wallet answers all of', () => {
  test.each<[string, CartItem, boolean]>([
    ['a tour that asks who books, and no more', plain, true],
    ['one on request', { ...plain, requireBookingApproval: true }, true],
    ['no tour that asks its booker a question', { ...plain, questions: askingItem.questions }, false],
    ['no tour that asks its travellers one', { ...plain, passengersQuestions: askingItem.passengersQuestions }, false],
    ['no tour that fetches its guests', { ...plain, ...hotelPickup }, false],
    ['no tour that brings them back', { ...plain, dropOffPointEntryRequired: true }, false],
    ['no tour that needs the names of all', { ...plain, requiredParticipantsData: ['name'] }, false],
    ['no tour that needs what no sheet says', { ...plain, requiredMainContactData: ['passportNumber'] }, false],
  ])('%s', (_, item, isAnswered) => expect(isAnsweredBySheet(item)).toBe(isAnswered));
});

test.each([
  ['Ada Byron', 'Ada', 'Byron'],
  ['  Ada   King Byron ', 'Ada King', 'Byron'],
  ['Ada', 'Ada', ''],
  ['', '', ''],
])('"%s" is a name of two parts', (name, firstName, lastName) => expect(namesOf(name)).toEqual({ firstName, lastName }));

describe('who pays', () => {
  test('books, with the number as it is dialled from anywhere', () => {
    const { name, ...said } = payer;
    expect(name).toBe('Ada Byron');
    expect(bookerFrom(payer, phone, true, 'GB')).toEqual({
      ...said,
      firstName: 'Ada',
      lastName: 'Byron',
      ...phone,
    });
  });

  test.each([
    ['is kept where one is needed, to be corrected', true, '030 901820'],
    ['is left out where none is', false, ''],
  ])('a number that nobody can call %s', (_, isNeeded, phoneNumber) => {
    expect(bookerFrom(payer, undefined, isNeeded, 'GB')).toMatchObject({ phone: '', phoneNumber, phoneCountry: 'DE' });
  });

  test.each(['', 'XX'])('and has no country of ours ("%s") dials from that of the browser', (country) => {
    expect(bookerFrom({ ...payer, country }, undefined, false, 'GB')).toMatchObject({ country: '', phoneCountry: 'GB' });
  });

  test('leads in place of whoever was named before; the others stay', () => {
    const { booker, items } = ledBy(filledForm, bookerFrom({ ...payer, name: 'Grace Hopper' }, phone, true, 'GB'));
    expect(booker).toMatchObject({ firstName: 'Grace', lastName: 'Hopper' });
    expect(items[0]?.travellers.map(({ name }) => name)).toEqual(['Grace Hopper', 'Second', 'Third']);
  });

  test('leaves alone what was typed and the sheet does not say', () => {
    const typed = { ...emptyForm.booker, email: 'ada@example.com', city: 'Rome' };
    const said = bookerFrom({ ...payer, email: '' }, phone, true, 'GB');
    expect(saidOver(typed, said)).toMatchObject({ email: 'ada@example.com', city: 'Berlin', firstName: 'Ada' });
  });
});
