import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkoutRequest } from '#contracts/checkout.ts';
import { checkoutRequestOf } from '#domain/checkout-request.ts';
import { askingCart, cart, filledForm } from '../../support/cart.ts';

const around = { locale: 'de', affiliate: null } as const;
const payment = { paymentMethodId: 'pm_1' };

describe('the checkout payload', () => {
  test('is what the contract asks for', () => {
    expect(v.is(checkoutRequest, checkoutRequestOf(cart, filledForm, around, 'card', payment))).toBe(true);
  });

  test('names each traveller under what was booked', () => {
    const { participants } = checkoutRequestOf(cart, filledForm, around, 'card', payment).cart;
    expect(participants.map(({ name, componentName }) => [name, componentName])).toEqual([
      ['Ada Byron', 'Adult'],
      ['Second', 'Adult'],
      ['Third', 'Child'],
    ]);
  });

  test('leaves out what was not given', () => {
    const request = checkoutRequestOf(cart, filledForm, around, 'card', payment);
    expect(request.cart.persons[0]).not.toHaveProperty('fullAddress');
    expect(request.cart.participants[0]).not.toHaveProperty('email');
    expect(request.cart.cartItems[0]).not.toHaveProperty('referralSource');
    expect(request).not.toHaveProperty('startingPointInformation');
  });

  test('carries answers under their questions, pick-up and affiliate', () => {
    const form = {
      ...filledForm,
      pickup: { hotelName: ' Hotel ', address: 'Via Tre 3' },
      answers: { tourId: askingCart.tourId, booker: ['none'], travellers: [['1.7'], [''], ['1.2']] },
    };
    const request = checkoutRequestOf(askingCart, form, { ...around, affiliate: 'cruise_line' }, 'card', payment);
    expect(request.startingPointInformation).toEqual({ hotelName: 'Hotel', address: 'Via Tre 3' });
    expect(request.bookingQuestionsAnswers).toEqual([
      { questionId: 'diet', answer: 'none' },
      { questionId: 'height', answer: '1.7', participant: 0 },
      { questionId: 'height', answer: '1.2', participant: 2 },
    ]);
    expect(request.cart.cartItems[0]?.referralSource).toBe('cruise_line');
  });

  test('sends a tour that needs approval with authorize, and a show as SHOW', () => {
    const onRequest = checkoutRequestOf({ ...cart, requireBookingApproval: true }, filledForm, around, 'card', payment);
    expect([onRequest.chargeRequest.authorize, onRequest.requireConfirmation]).toEqual([true, true]);
    const show = checkoutRequestOf({ ...cart, productType: 'shows' }, filledForm, around, 'card', payment);
    expect(show.cart.cartItems[0]?.serviceType).toBe('SHOW');
  });
});
