import { describe, expect, it } from 'vitest';
import { methodsOfShop, offeredMethods, shopperMethods } from '#domain/payment-methods.ts';

const order = { methods: shopperMethods, currency: 'EUR', total: 128, country: 'DE', hasWallet: false, last: null } as const;

describe('what an order can be paid with', () => {
  it('is what takes its currency', () => {
    expect(offeredMethods(order)).toEqual(['credit-card', 'paypal', 'bancontact']);
    expect(offeredMethods({ ...order, currency: 'CHF' })).toEqual(['credit-card', 'paypal']);
  });

  it('is its voucher alone where that covers all', () => {
    expect(offeredMethods({ ...order, total: 0 })).toEqual(['voucher']);
    expect(offeredMethods({ ...order, total: 0, last: 'bancontact' })).toEqual(['voucher']);
  });

  it('is a wallet, too, where the device has one', () => {
    expect(offeredMethods({ ...order, hasWallet: true })).toEqual(['credit-card', 'web-payments', 'paypal', 'bancontact']);
    expect(offeredMethods({ ...order, hasWallet: true, last: 'web-payments' })[0]).toBe('web-payments');
  });

  it('begins with what is usual in the shopper’s country', () => {
    expect(offeredMethods({ ...order, country: 'BE' })).toEqual(['bancontact', 'credit-card', 'paypal']);
  });

  it('begins with what was used last, wherever the shopper lives, as long as it takes the currency', () => {
    expect(offeredMethods({ ...order, country: 'BE', last: 'credit-card' })).toEqual(['credit-card', 'bancontact', 'paypal']);
    expect(offeredMethods({ ...order, last: 'bancontact' })).toEqual(['bancontact', 'credit-card', 'paypal']);
    expect(offeredMethods({ ...order, currency: 'USD', last: 'bancontact' })).toEqual(['credit-card', 'paypal']);
  });
});

describe('what a shop takes', () => {
  it('is all, by the simulators, where there are no keys', () => {
    expect(methodsOfShop(undefined, [])).toEqual(shopperMethods);
  });

  it('is what there are keys for: nothing is paid by a simulator beside a provider that takes money', () => {
    expect(methodsOfShop(undefined, ['stripe'])).toEqual(['credit-card', 'web-payments', 'bancontact', 'voucher']);
    expect(methodsOfShop(undefined, ['payPal'])).toEqual(['paypal', 'voucher']);
  });

  it('is what its brand names, and vouchers', () => {
    expect(methodsOfShop(['paypal', 'credit-card'], ['stripe', 'payPal'])).toEqual(['credit-card', 'paypal', 'voucher']);
    expect(offeredMethods({ ...order, methods: methodsOfShop(['paypal'], []) })).toEqual(['paypal']);
  });
});
