import { expect, test } from 'vitest';
import { isComplete } from '#domain/checkout-rules.ts';
import { checkoutRequestOf } from '#domain/checkout-request.ts';
import type { Cart } from '#domain/cart.ts';
import type { CheckoutForm } from '#domain/checkout-form.ts';
import { cartItem, cartWith, filledForm, formItem } from '../../support/cart.ts';

const requiring = (contact: string[], participants: string[] = []): Cart =>
  cartWith({
    ...cartItem,
    requiredMainContactData: ['firstName', 'lastName', 'email', ...contact],
    requiredParticipantsData: participants,
  });
const both = (...carts: Cart[]): Cart => cartWith(...carts.flatMap(({ items }) => items));
const booker = (changes: Partial<CheckoutForm['booker']>): CheckoutForm => ({
  ...filledForm,
  booker: { ...filledForm.booker, ...changes },
});
const travellers = (...typed: [name: string, email: string][]): CheckoutForm => ({
  ...filledForm,
  items: [{ ...formItem([]), travellers: typed.map(([name, email]) => ({ name, email })) }],
});
const noPhone = booker({ phoneNumber: '', phone: '' });
const noCountry = booker({ country: '' });

test.each<[string, Cart, CheckoutForm, boolean]>([
  ['a phone number that is required', requiring(['phoneNumber']), noPhone, false],
  ['a phone number that is not', requiring([]), noPhone, true],
  ['a phone number that nobody can call', requiring([]), booker({ phoneNumber: '12', phone: '' }), false],
  ['a country that is required', requiring(['country']), noCountry, false],
  ['a country that is not', requiring([]), noCountry, true],
  ['an e-mail address, which always is', requiring([]), booker({ email: '' }), false],
  ['a phone number that one of two tours requires', both(requiring([]), requiring(['phoneNumber'])), noPhone, false],
  ['a phone number that neither does', both(requiring([]), requiring(['country'])), noPhone, true],
])('of the booker: %s', (_, wanted, form, isEnough) => {
  expect(isComplete('personal_info', wanted, form)).toBe(isEnough);
});

test.each<[string, Cart, CheckoutForm, boolean]>([
  ['the lead traveller alone is named', requiring([]), travellers(['Ada', ''], ['', ''], ['', '']), true],
  ['not even the lead traveller is', requiring([]), travellers(['', ''], ['Bo', ''], ['Cy', '']), false],
  ['all names are required', requiring([], ['name']), travellers(['Ada', ''], ['Bo', ''], ['', '']), false],
  ['all names are given', requiring([], ['name']), travellers(['Ada', ''], ['Bo', ''], ['Cy', '']), true],
  ['addresses are required', requiring([], ['email']), travellers(['Ada', 'a@b.example'], ['', 'c@d.example'], ['', '']), false],
  ['addresses are given', requiring([], ['email']), travellers(['Ada', 'a@b.example'], ['', 'c@d.example'], ['', 'e@f.example']), true],
])('of the travellers: %s', (_, wanted, form, isEnough) => {
  expect(isComplete('traveler_info', wanted, form)).toBe(isEnough);
});

test('who is not named travels under the name of the lead traveller', () => {
  const form = { ...travellers(['Ada', ''], ['', ''], ['', '']), booker: { ...noPhone.booker, country: '' } };
  const { cart: sent } = checkoutRequestOf(requiring([]), form, { locale: 'en', affiliate: null }, 'credit-card', { paymentMethodId: '' });
  expect(sent.participants.map(({ name }) => name)).toEqual(['Ada', 'Ada', 'Ada']);
  expect(sent.persons[0]).not.toHaveProperty('phoneNumber');
  expect(sent.persons[0]?.country).toEqual({ name: 'Germany', dial_code: '+49' });
});

test('what was typed for another tour is not sent where it is not asked for', () => {
  const form = travellers(['Ada', 'a@b.example'], ['Bo', 'c@d.example'], ['Cy', 'not an address']);
  expect(isComplete('traveler_info', requiring([]), form)).toBe(true);
  const sentTo = (wanted: Cart) =>
    checkoutRequestOf(wanted, form, { locale: 'en', affiliate: null }, 'credit-card', { paymentMethodId: '' }).cart.participants;
  expect(JSON.stringify(sentTo(requiring([])))).not.toMatch(/Bo|Cy|example/);
  expect(sentTo(requiring([], ['name', 'email'])).map(({ name, email }) => [name, email])).toEqual([
    ['Ada', 'a@b.example'],
    ['Bo', 'c@d.example'],
    ['Cy', 'not an address'],
  ]);
});
