import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { orderedGiftVoucher } from '#contracts/gift-vouchers.ts';
import { emptyGiftForm } from '#domain/gift-form.ts';
import { chosenAmount, giftAmountOf, giftProblems, lastGiftDay, orderedGift } from '#domain/gift-rules.ts';
import { filledGift } from '../../support/gift-cart.ts';

const today = '2026-11-01';
const terms = { currency: 'EUR', tourAmount: undefined, today, lastDay: '2027-11-01' } as const;
const forTour = { ...terms, tourAmount: 178 };
const inYen = { ...terms, currency: 'JPY' } as const;

describe('what a gift voucher is worth', () => {
  test('is the usual amount until another is chosen', () => {
    expect(giftAmountOf(emptyGiftForm, terms)).toBe(50);
    expect(giftAmountOf({ ...emptyGiftForm, amount: '200' }, terms)).toBe(200);
  });

  test('is the usual amount of a currency in which the chosen one is not suggested', () => {
    expect(chosenAmount({ amount: '200' }, inYen)).toBe(10_000);
  });

  test('is what the tour costs, as long as there is one', () => {
    expect(giftAmountOf({ ...emptyGiftForm, amount: 'tour' }, forTour)).toBe(178);
    expect(giftAmountOf({ ...emptyGiftForm, amount: 'tour' }, terms)).toBe(50);
  });

  test.each([
    ['75', 75],
    [' 37,50 ', 37.5],
    ['37.5', 37.5],
    ['1 00', 100],
    ['', undefined],
    ['1.000', undefined],
    ['-50', undefined],
    ['fifty', undefined],
  ])('%j that somebody types is %s', (ownAmount, worth) => {
    expect(giftAmountOf({ ...emptyGiftForm, amount: 'own', ownAmount }, terms)).toBe(worth);
  });

  test('has no decimals in a currency without', () => {
    expect(giftAmountOf({ ...emptyGiftForm, amount: 'own', ownAmount: '5000.50' }, inYen)).toBeUndefined();
  });
});

describe('the form of a gift voucher', () => {
  test('has nothing wrong with it where all is given', () => {
    expect(giftProblems(filledGift, terms)).toEqual({});
  });

  test('names what is missing, in the order of its fields', () => {
    const found = giftProblems({ ...emptyGiftForm, amount: 'own' }, terms);
    expect(Object.entries(found)).toEqual([
      ['ownAmount', 'enterAmount'],
      ['recipientName', 'enterRecipient'],
      ['senderName', 'enterSender'],
      ['recipientEmail', 'enterEmail'],
    ]);
  });

  test.each([
    ['9.99', 'tooLittle'],
    ['10', undefined],
    ['500', undefined],
    ['500,01', 'tooMuch'],
    ['ten', 'amountFormat'],
  ])('%s euros: %s', (ownAmount, problem) => {
    expect(giftProblems({ ...filledGift, amount: 'own', ownAmount }, terms).ownAmount).toBe(problem);
  });

  test.each([
    ['', undefined],
    [today, undefined],
    ['2026-10-31', 'dayTooEarly'],
    ['2027-11-01', undefined],
    ['2027-11-02', 'dayTooLate'],
  ])('a day of %j: %s', (sendOn, problem) => {
    expect(giftProblems({ ...filledGift, sendOn }, terms).sendOn).toBe(problem);
  });

  test('asks for neither address nor day of one that is printed', () => {
    const printed = { ...filledGift, delivery: 'print', recipientEmail: 'nobody', sendOn: '2020-01-01' } as const;
    expect(giftProblems(printed, terms)).toEqual({});
    expect(orderedGift(printed, { design: 'rome', today })).not.toHaveProperty('recipientEmail');
    expect(orderedGift(printed, { design: 'rome', today })).not.toHaveProperty('sendOn');
  });

  test('takes no more than the wire does', () => {
    const long = { ...filledGift, recipientName: 'x'.repeat(101), message: 'x'.repeat(401), recipientEmail: 'nobody' };
    expect(giftProblems(long, terms)).toEqual({ recipientName: 'tooLong', message: 'tooLong', recipientEmail: 'emailFormat' });
  });
});

test('it is ordered as the contract asks for it', () => {
  const ordered = orderedGift({ ...filledGift, sendOn: '2026-12-24' }, { design: 'rome', today });
  expect(v.parse(orderedGiftVoucher, ordered)).toEqual(ordered);
  expect(ordered).toEqual({
    design: 'rome',
    recipientName: 'Grace Hopper',
    recipientEmail: 'grace@example.com',
    senderName: 'Ada',
    message: 'Enjoy Rome!',
    sendOn: '2026-12-24',
  });
});

test('one that is to be sent today is sent at once', () => {
  expect(orderedGift({ ...filledGift, sendOn: today }, { design: 'rome', today })).not.toHaveProperty('sendOn');
});

test('the last day is that of whoever has the earlier date, shopper or shop', () => {
  expect(lastGiftDay('2026-11-02', '2026-11-01')).toBe('2027-11-01');
  expect(lastGiftDay('2026-11-01', '2026-11-02')).toBe('2027-11-01');
});
