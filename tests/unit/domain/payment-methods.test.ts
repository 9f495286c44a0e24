import { describe, expect, it } from 'vitest';
import { offeredMethods } from '#domain/payment-methods.ts';

const order = { currency: 'EUR', total: 128, country: 'DE', last: null } as const;

describe('what an order can be paid with', () => {
  it('is what takes its currency', () => {
    expect(offeredMethods(order)).toEqual(['credit-card', 'bancontact']);
    expect(offeredMethods({ ...order, currency: 'CHF' })).toEqual(['credit-card']);
  });

  it('is its voucher alone where that covers all', () => {
    expect(offeredMethods({ ...order, total: 0 })).toEqual(['voucher']);
    expect(offeredMethods({ ...order, total: 0, last: 'bancontact' })).toEqual(['voucher']);
  });

  it('begins with what is usual in the shopper’s country', () => {
    expect(offeredMethods({ ...order, country: 'BE' })).toEqual(['bancontact', 'credit-card']);
  });

  it('begins with what was used last, wherever the shopper lives, as long as it takes the currency', () => {
    expect(offeredMethods({ ...order, country: 'BE', last: 'credit-card' })).toEqual(['credit-card', 'bancontact']);
    expect(offeredMethods({ ...order, last: 'bancontact' })).toEqual(['bancontact', 'credit-card']);
    expect(offeredMethods({ ...order, currency: 'USD', last: 'bancontact' })).toEqual(['credit-card']);
  });
});
