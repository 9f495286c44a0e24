import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkoutRequest } from '#contracts/checkout.ts';
import { cart as cartSchema, cartIdOf, isValidCart } from '#domain/cart.ts';
import { sectionsOf } from '#domain/checkout-pages.ts';
import { checkoutRequestOf } from '#domain/checkout-request.ts';
import { isComplete } from '#domain/checkout-rules.ts';
import { admittedStep, asksComments, namedPages, nextStep, pageSteps } from '#domain/checkout-steps.ts';
import { emptyForm } from '#domain/checkout-form.ts';
import { cart, filledForm } from '../../support/cart.ts';
import { giftCart, giftVoucher } from '../../support/gift-cart.ts';

const form = { ...filledForm, items: [] };
const request = checkoutRequestOf(giftCart, form, { locale: 'en', affiliate: 'cruise_line' }, 'credit-card', { paymentMethodId: 'pm_1' });

describe('a cart of a gift voucher', () => {
  test('is one that can be bought, and is stored as it is', () => {
    expect(isValidCart(giftCart)).toBe(true);
    expect(v.parse(cartSchema, JSON.parse(JSON.stringify(giftCart)))).toEqual(giftCart);
    expect(isValidCart({ ...cart, items: [] })).toBe(false);
  });

  test('has an id of its own', () => {
    expect([cartIdOf(giftCart), cartIdOf(cart)]).toEqual([giftVoucher.id, cart.hold.id]);
  });

  test('asks who buys it, on one page, and for nothing else', () => {
    expect(pageSteps(giftCart)).toEqual(['personal_info', 'payment']);
    expect(sectionsOf(giftCart, 'personal_info')).toEqual(['personal_info']);
    expect(namedPages(giftCart, 'personal_info', 'direct').map(({ name }) => name)).toEqual(['information', 'payment']);
    expect(nextStep(giftCart, 'personal_info')).toBe('payment');
    expect(asksComments(giftCart, 'personal_info')).toBe(false);
  });

  test('has no page for what it does not ask', () => {
    expect(admittedStep(giftCart, form, 'payment', 'questions')).toBe('payment');
    expect(admittedStep(giftCart, emptyForm, 'payment', 'payment')).toBe('personal_info');
  });

  test('needs no telephone number, whatever was typed for a tour', () => {
    const half = { ...form, booker: { ...form.booker, phoneNumber: '12', phone: '' } };
    expect(isComplete('personal_info', giftCart, half)).toBe(true);
    expect(isComplete('personal_info', cart, half)).toBe(false);
  });
});

describe('the order of a gift voucher', () => {
  test('is what the contract asks for', () => {
    expect(v.is(checkoutRequest, request)).toBe(true);
  });

  test('names it, what it is worth, and nothing that would be booked', () => {
    const { name: _name, picture: _picture, id, ...ordered } = giftVoucher;
    expect(request.cart).toMatchObject({ id, giftVoucher: ordered, cartItems: [], participants: [] });
    expect(request.cart.giftVoucher).not.toHaveProperty('picture');
    expect(request.chargeRequest).toEqual({
      amount: 50,
      currency: 'EUR',
      description: 'Gift voucher',
      paymentMethodId: 'pm_1',
      authorize: false,
    });
    expect([request.bookingQuestionsAnswers, request.requireConfirmation]).toEqual([[], false]);
  });

  test('has no telephone number that was typed for a tour', () => {
    expect(request.cart.persons[0]).not.toHaveProperty('phoneNumber');
  });
});
