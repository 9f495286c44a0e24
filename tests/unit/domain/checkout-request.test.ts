import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkoutRequest } from '#contracts/checkout.ts';
import { checkoutRequestOf } from '#domain/checkout-request.ts';
import { nothingTyped } from '#domain/typed-transfer.ts';
import { askingCart, askingItem, cart, cartItem, cartWith, filledForm, formItem, laterItem } from '../../support/cart.ts';

const around = { locale: 'de', affiliate: null } as const;
const payment = { paymentMethodId: 'pm_1' };

const asked = {
  ...formItem(['Ada Byron', 'Second', 'Third']),
  pickup: { ...nothingTyped, hotelName: ' Hotel ', address: 'Via Tre 3' },
  answers: { booker: ['none'], travellers: [['1.7'], [''], ['1.2']] },
};

describe('the checkout payload', () => {
  test('is what the contract asks for', () => {
    expect(v.is(checkoutRequest, checkoutRequestOf(cart, filledForm, around, 'credit-card', payment))).toBe(true);
  });

  test('names each traveller under what was booked', () => {
    const { participants } = checkoutRequestOf(cart, filledForm, around, 'credit-card', payment).cart;
    expect(participants.map(({ name, componentName }) => [name, componentName])).toEqual([
      ['Ada Byron', 'Adult'],
      ['Second', 'Adult'],
      ['Third', 'Child'],
    ]);
  });

  test('leaves out what was not given', () => {
    const request = checkoutRequestOf(cart, filledForm, around, 'credit-card', payment);
    expect(request.cart.persons[0]).not.toHaveProperty('fullAddress');
    expect(request.cart.participants[0]).not.toHaveProperty('email');
    expect(request.cart.cartItems[0]).not.toHaveProperty('referralSource');
    expect(request).not.toHaveProperty('startingPointInformation');
  });

  test('carries answers under their questions, pick-up and affiliate', () => {
    const form = { ...filledForm, items: [asked] };
    const request = checkoutRequestOf(askingCart, form, { ...around, affiliate: 'cruise_line' }, 'credit-card', payment);
    expect(request.startingPointInformation).toEqual({ hotelName: 'Hotel', address: 'Via Tre 3' });
    expect(request.bookingQuestionsAnswers).toEqual([
      { questionId: 'diet', answer: 'none' },
      { questionId: 'height', answer: '1.7', participant: 0 },
      { questionId: 'height', answer: '1.2', participant: 2 },
    ]);
    expect(request.cart.cartItems[0]?.referralSource).toBe('cruise_line');
  });

  test('sends a tour that needs approval with authorize, and a show as SHOW', () => {
    const onRequest = checkoutRequestOf(
      cartWith({ ...cartItem, requireBookingApproval: true }),
      filledForm,
      around,
      'credit-card',
      payment,
    );
    expect([onRequest.chargeRequest.authorize, onRequest.requireConfirmation]).toEqual([true, true]);
    const show = checkoutRequestOf(cartWith({ ...cartItem, productType: 'shows' }), filledForm, around, 'credit-card', payment);
    expect(show.cart.cartItems[0]?.serviceType).toBe('SHOW');
  });
});

/** As the shop sent it when a cart was one tour. */
test('the payload of one item names no item', () => {
  const form = { ...filledForm, items: [asked], comments: ' By train ' };
  const participant = (name: string, componentName: string) => ({
    name,
    componentName,
    startingTime: '10:00',
    addressJson: '{"hotelName":"Hotel","address":"Via Tre 3"}',
  });
  expect(JSON.stringify(checkoutRequestOf(askingCart, form, { ...around, affiliate: 'line' }, 'credit-card', payment))).toBe(
    JSON.stringify({
      cart: {
        id: askingCart.hold.id,
        cartItems: [
          {
            itemComments: 'By train',
            itemDetailsJson:
              `{"tourId":"${cartItem.tourId}","queryDate":"2026-11-29","startingTime":"10:00",` +
              '"components":{"ageGroup":[{"id":"adult","quantity":2},{"id":"child","quantity":1}]}}',
            serviceType: 'TOUR',
            referralSource: 'line',
          },
        ],
        currency: { id: 'EUR' },
        participants: [participant('Ada Byron', 'Adult'), participant('Second', 'Adult'), participant('Third', 'Child')],
        persons: [
          {
            firstName: 'Ada',
            lastName: 'Byron',
            email: 'ada@example.com',
            phoneNumber: '+4930901820',
            country: { name: 'Germany', dial_code: '+49' },
          },
        ],
      },
      startingPointInformation: { hotelName: 'Hotel', address: 'Via Tre 3' },
      bookingQuestionsAnswers: [
        { questionId: 'diet', answer: 'none' },
        { questionId: 'height', answer: '1.7', participant: 0 },
        { questionId: 'height', answer: '1.2', participant: 2 },
      ],
      requireConfirmation: false,
      locale: 'de',
      chargeRequest: { amount: 125, currency: 'EUR', description: 'A walk, 2026-11-29 10:00', authorize: false, paymentMethodId: 'pm_1' },
      stripePaymentMethod: 'card',
    }),
  );
});

describe('the payload of several items', () => {
  const thirdItem = { ...askingItem, tourId: 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb', queryDate: '2026-12-01', tourName: 'A villa' };
  const several = cartWith(cartItem, laterItem, thirdItem);
  const form = {
    ...filledForm,
    items: [
      formItem(['Ada Byron', 'Second', 'Third']),
      { ...formItem(['Ada Byron', 'Fourth'], laterItem), answers: { booker: [], travellers: [['nuts'], ['none']] } },
      { ...asked, tourId: thirdItem.tourId },
    ],
    comments: 'We come by train',
  };
  const request = checkoutRequestOf(several, form, around, 'credit-card', payment);

  test('is what the contract asks for', () => {
    expect(v.safeParse(checkoutRequest, request).issues).toBeUndefined();
  });

  test('names all of them in their order, each with the message to its operator', () => {
    expect(request.cart.cartItems.map(({ itemDetailsJson }) => (JSON.parse(itemDetailsJson) as { tourId: string }).tourId)).toEqual(
      several.items.map(({ tourId }) => tourId),
    );
    expect(request.cart.cartItems.map(({ itemComments }) => itemComments)).toEqual(Array.from({ length: 3 }, () => 'We come by train'));
  });

  test('says of travellers and answers which item they belong to, but of the first', () => {
    expect(request.cart.participants.map(({ cartItem: item, name, startingTime }) => [item, name, startingTime])).toEqual([
      [undefined, 'Ada Byron', '10:00'],
      [undefined, 'Second', '10:00'],
      [undefined, 'Third', '10:00'],
      [1, 'Ada Byron', '20:00'],
      [1, 'Fourth', '20:00'],
      [2, 'Ada Byron', '10:00'],
      [2, 'Second', '10:00'],
      [2, 'Third', '10:00'],
    ]);
    expect(request.bookingQuestionsAnswers).toEqual([
      { questionId: 'allergies', cartItem: 1, answer: 'nuts', participant: 0 },
      { questionId: 'allergies', cartItem: 1, answer: 'none', participant: 1 },
      { questionId: 'diet', cartItem: 2, answer: 'none' },
      { questionId: 'height', cartItem: 2, answer: '1.7', participant: 0 },
      { questionId: 'height', cartItem: 2, answer: '1.2', participant: 2 },
    ]);
  });

  test('has the pick-up of a further item with it, and that of the first beside the cart', () => {
    const hotel = { hotelName: 'Hotel', address: 'Via Tre 3' };
    expect(request).not.toHaveProperty('startingPointInformation');
    expect(request.cart.cartItems.map(({ startingPointInformation }) => startingPointInformation)).toEqual([undefined, undefined, hotel]);
    expect(request.cart.participants.map(({ addressJson }) => addressJson === '{}')).toEqual([
      ...Array.from({ length: 5 }, () => true),
      ...Array.from({ length: 3 }, () => false),
    ]);
    const [one, two, three] = form.items;
    const turned = checkoutRequestOf(
      cartWith(thirdItem, laterItem, cartItem),
      { ...form, items: [three!, two!, one!] },
      around,
      'credit-card',
      payment,
    );
    expect(turned.startingPointInformation).toEqual(hotel);
    expect(turned.cart.cartItems.every((item) => item.startingPointInformation === undefined)).toBe(true);
  });

  test('is charged as one sum, authorised first where any of them is on request', () => {
    expect(request.chargeRequest).toMatchObject({ amount: 331, authorize: true });
    expect(request.requireConfirmation).toBe(true);
    const certain = checkoutRequestOf(cartWith(cartItem, thirdItem), form, around, 'credit-card', payment);
    expect([certain.chargeRequest.authorize, certain.requireConfirmation]).toEqual([false, false]);
  });

  test('adds up in minor units', () => {
    const odd = { ...cartItem, grandTotal: 0.1 };
    const cents = checkoutRequestOf(cartWith(odd, { ...odd, grandTotal: 0.2 }), filledForm, around, 'credit-card', payment);
    expect(cents.chargeRequest.amount).toBe(0.3);
  });

  test('says to the payment provider what it is about, at no more than its length', () => {
    expect(request.chargeRequest.description).toBe('A walk, 2026-11-29 10:00; A dinner, 2026-11-30 20:00; A villa, 2026-12-01 10:00');
    const many = cartWith(...Array.from({ length: 20 }, () => cartItem));
    expect(
      v.is(
        checkoutRequest,
        checkoutRequestOf(many, { ...filledForm, items: many.items.map(() => form.items[0]!) }, around, 'credit-card', payment),
      ),
    ).toBe(true);
  });
});
