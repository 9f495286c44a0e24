import { describe, expect, it } from 'vitest';
import type { Booking, Order } from '#contracts/bookings.ts';
import { isUncharged, orderMoney } from '#domain/order-money.ts';
import { cartItem } from '#tests/support/cart.ts';

const booking: Booking = {
  orderNumber: 'LF-7K3M-Q9TX-1',
  status: 'confirmed',
  tourId: cartItem.tourId,
  tourName: cartItem.tourName,
  tourCity: cartItem.tourCity,
  queryDate: cartItem.queryDate,
  startingTime: cartItem.startingTime,
  timeZone: cartItem.timeZone,
  lines: cartItem.lines,
  grandTotal: 100,
  currencyCode: 'EUR',
  vouchers: [],
  vendor: { name: 'Walks', phone: '', email: '' },
  cancellable: true,
  refundSteps: [],
};
const asked: Booking = { ...booking, status: 'on_request', grandTotal: 30 };
const declined: Booking = { ...booking, status: 'declined', grandTotal: 30 };

/** A booking of €100 that was cancelled for `amount`. */
const cancelled = (amount: number, refund: Partial<NonNullable<Booking['refund']>> = {}): Booking => ({
  ...booking,
  status: 'cancelled',
  refund: {
    amount,
    currencyCode: 'EUR',
    share: amount / 100,
    status: 'pending',
    isReleased: false,
    createdAt: '2026-11-20T10:00:00.000Z',
    ...refund,
  },
});

const orderOf = (bookings: Booking[], money: Partial<Order>): Order => ({
  orderNumber: 'LF-7K3M-Q9TX',
  bookings,
  currencyCode: 'EUR',
  grandTotal: 0,
  charged: 0,
  refunded: 0,
  authorised: 0,
  ...money,
});

describe('the money of an order', () => {
  it('is all charged where nothing was on request', () => {
    const order = orderOf([booking, booking], { charged: 200 });
    expect(orderMoney(order, 'en')).toEqual({ charged: '€200' });
    expect(isUncharged(order)).toBe(false);
  });

  it('is set aside while an operator has yet to answer', () => {
    const order = orderOf([booking, asked], { authorised: 130 });
    expect(orderMoney(order, 'en')).toEqual({ charged: '€0', setAside: { amount: '€130', due: '€130', unanswered: 1 } });
    expect(isUncharged(order)).toBe(true);
  });

  it('is less at most than what is set aside, once something of it is cancelled or declined', () => {
    const order = orderOf([booking, asked, declined, cancelled(50, { isReleased: true })], { authorised: 260 });
    expect(orderMoney(order, 'en')).toEqual({ charged: '€0', setAside: { amount: '€260', due: '€180', unanswered: 1 } });
  });

  it('is charged or released in a moment, when the last answer is in', () => {
    expect(orderMoney(orderOf([booking, declined], { authorised: 130 }), 'en').setAside).toEqual({
      amount: '€130',
      due: '€100',
      unanswered: 0,
    });
    const none = orderOf([declined, cancelled(100, { isReleased: true })], { authorised: 130 });
    expect(orderMoney(none, 'en').setAside).toEqual({ amount: '€130', unanswered: 0 });
    expect(isUncharged(none)).toBe(false);
  });

  it('on account is charged for what is certain, and not yet for the rest', () => {
    const order = orderOf([booking, cancelled(100, { status: 'succeeded' }), asked], { charged: 200, refunded: 100, authorised: 30 });
    expect(orderMoney(order, 'en')).toEqual({
      charged: '€200',
      setAside: { amount: '€30', due: '€30', unanswered: 1 },
      back: { amount: '€100' },
    });
    expect(isUncharged(order)).toBe(false);
  });

  it('says what is on its way back, and what has come', () => {
    const ordered = [booking, cancelled(50), cancelled(100)];
    expect(orderMoney(orderOf(ordered, { charged: 300, refunded: 100 }), 'en').back).toEqual({ amount: '€150', onItsWay: '€50' });
    expect(orderMoney(orderOf(ordered, { charged: 300, refunded: 150 }), 'en').back).toEqual({ amount: '€150' });
    expect(orderMoney(orderOf([booking, cancelled(50, { status: 'failed' })], { charged: 200 }), 'en').back).toBeUndefined();
  });
});
