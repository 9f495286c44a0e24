import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { forAdults } from '#tests/support/adults.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { orderFor, pastaTour, type HeldItem } from '#tests/support/order.ts';
import { askDiscount, listed, makeGift, makeVoucher, shareOf, voucherCommand, withVoucher } from '#tests/support/vouchers.ts';

let shop: FaultyShop;
beforeAll(async () => {
  shop = await openFaultyShop();
});
afterAll(() => shop.close());

let code: string;
beforeEach(() => {
  code = `CODE-${randomUUID().slice(0, 8).toUpperCase()}`;
});

const held = (from: FaultyShop = shop): Promise<HeldItem> => from.shopper.quote(pastaTour, forAdults(1), 20);

describe('what a voucher takes off', () => {
  const selection = async () => {
    const departure = await shop.shopper.departure(pastaTour, 20);
    return { tourId: pastaTour.tourId, ...departure, components: forAdults(2) };
  };

  it.each([
    { options: '--percent 10', takes: 10, says: { voucherStatus: 'valid', currencyCode: 'EUR' } },
    { options: '--amount 5000 --currency EUR', takes: 100, says: { voucherStatus: 'valid' } },
    { options: '--amount 20 --currency USD', says: { voucherStatus: 'other_currency' } },
    { options: `--percent 10 --product ${randomUUID()}`, says: { voucherStatus: 'other_products' } },
    { options: `--percent 10 --product ${pastaTour.tourId}`, says: { voucherStatus: 'valid' }, takes: 10 },
    { options: '--percent 10 --least 2000 --currency EUR', says: { voucherStatus: 'least_total', leastTotal: 2000 } },
    { options: '--percent 10 --until 2020-01-01', says: { voucherStatus: 'expired' } },
    { options: '--percent 10 --from 2100-01-01', says: { voucherStatus: 'not_yet', validFrom: '2100-01-01T00:00:00.000Z' } },
    { options: '--percent 10 --brand another', says: { voucherStatus: 'unknown' } },
    { options: '--percent 10 --brand landfall', says: { voucherStatus: 'valid' }, takes: 10 },
  ])('is told before the order: $options', async ({ options, takes = 0, says }) => {
    await makeVoucher(shop.backend, code, options);
    const wanted = await selection();
    const price = await shop.shopper.price(pastaTour, wanted);
    const voucherValue = Math.round((price?.grandTotal ?? 0) * takes) / 100;
    const answer = await askDiscount(shop.url, code.toLowerCase(), [wanted]);
    expect(answer).toMatchObject({ status: 200, body: { voucherCode: code, voucherValue, ...says } });
  });

  it('is nothing for a code that does not exist, or that is used up', async () => {
    expect((await askDiscount(shop.url, 'NOTHING', [await selection()])).body).toMatchObject({ voucherStatus: 'unknown' });
    await makeVoucher(shop.backend, code, '--percent 50 --uses 1');
    const order = orderFor(await shop.shopper.quote(pastaTour, forAdults(1), 20));
    await shop.shopper.pay(randomUUID(), withVoucher(order, code, shareOf(order, 50)));
    expect((await askDiscount(shop.url, code, [await selection()])).body).toMatchObject({ voucherStatus: 'used_up' });
  });
});

it('codes cannot be guessed: after twenty that do not exist the address waits, in orders, too', async () => {
  const limited = await openFaultyShop({ settings: { RATE_LIMITS: 'true' } });
  onTestFinished(() => limited.close());
  await makeVoucher(limited.backend, 'TEN', '--percent 10');
  const departure = await limited.shopper.departure(pastaTour, 20);
  const selections = [{ tourId: pastaTour.tourId, ...departure, components: forAdults(1) }];
  for (let count = 0; count < 10; count += 1) {
    expect((await askDiscount(limited.url, `GUESS${count}`, selections)).body).toMatchObject({ voucherStatus: 'unknown' });
    expect((await askDiscount(limited.url, 'TEN', selections)).body, 'one that exists counts for nothing').toMatchObject({
      voucherStatus: 'valid',
    });
  }
  const order = orderFor(await held(limited));
  for (let count = 0; count < 10; count += 1) {
    const guessed = await limited.shopper.pay(randomUUID(), withVoucher(order, `ORDER${count}`, 1));
    expect(guessed.body).toMatchObject({ code: 'voucher_refused', details: { voucherStatus: 'unknown' } });
  }
  expect(await askDiscount(limited.url, 'TEN', selections)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(await limited.shopper.pay(randomUUID(), withVoucher(order, 'TEN', shareOf(order, 10)))).toMatchObject({ status: 429 });
});

describe('a voucher with a balance', () => {
  const selectionFor = async (adults: number) => {
    const departure = await shop.shopper.departure(pastaTour, 20);
    return { tourId: pastaTour.tourId, ...departure, components: forAdults(adults) };
  };

  it('says what is left of it after the order, and takes no more off than there is', async () => {
    await makeGift(shop.backend, code, 100);
    expect((await askDiscount(shop.url, code, [await selectionFor(1)])).body).toMatchObject({ voucherValue: 89, voucherBalance: 11 });
    expect((await askDiscount(shop.url, code, [await selectionFor(2)])).body).toMatchObject({ voucherValue: 100, voucherBalance: 0 });
    const order = orderFor(await held());
    expect((await shop.shopper.pay(randomUUID(), withVoucher(order, code, 89))).status).toBe(200);
    expect((await askDiscount(shop.url, code, [await selectionFor(1)])).body).toMatchObject({ voucherValue: 11, voucherBalance: 0 });
    await makeVoucher(shop.backend, `${code}-X`, '--amount 20 --currency EUR');
    expect((await askDiscount(shop.url, `${code}-X`, [await selectionFor(1)])).body, 'of another there is no rest').not.toHaveProperty(
      'voucherBalance',
    );
  });

  it.each([
    { options: '--brand another', currency: 'EUR', says: 'unknown' },
    { options: '', currency: 'USD', says: 'other_currency' },
    { options: '--until 2020-01-01', currency: 'EUR', says: 'expired' },
    { options: '--from 2100-01-01', currency: 'EUR', says: 'not_yet' },
  ])('is held to what any voucher is held to: $says', async ({ options, currency, says }) => {
    await makeGift(shop.backend, code, 100, options);
    const { body } = await askDiscount(shop.url, code, [await selectionFor(1)], currency);
    expect(body).toMatchObject({ voucherStatus: says, voucherValue: 0 });
    expect(body, 'what is left is nobody else’s business').not.toHaveProperty('voucherBalance');
  });

  it('is nothing once it was ended, and stays in the books', async () => {
    await makeGift(shop.backend, code, 100);
    await voucherCommand(shop.backend, `end ${code}`);
    expect((await askDiscount(shop.url, code, [await selectionFor(1)])).body).toMatchObject({ voucherStatus: 'expired' });
    expect(await listed(shop.backend, code)).toMatchObject({ left: '100', ended: expect.stringMatching(/^\d{4}-/) });
  });
});

describe('npm run voucher', () => {
  const rows = async (words: string): Promise<string[]> => (await voucherCommand(shop.backend, words)).split('\n').slice(1);

  it('makes many with codes of their own, lists them as CSV, and ends them all', async () => {
    const made = await rows(`make --count 50 --batch ${code} --amount 12.50 --currency EUR --least 30 --until 2100-12-31 --uses 1`);
    expect(new Set(made.map((row) => row.split(',')[0])).size).toBe(50);
    for (const row of made) expect(row).toMatch(new RegExp(`^[A-Z2-9]{10},${code},,12.5,EUR,,30,,2100-12-31,1,,0,,$`));
    expect(await voucherCommand(shop.backend, `end ${code}`)).toContain(made[49]?.split(',')[0]);
    for (const row of await rows(`list ${code}`)) expect(row).toMatch(/,0,,\d{4}-\d\d-\d\dT/);
  });

  it('keeps the books of each currency', async () => {
    const booksOf = async (currency: string): Promise<number[]> =>
      (await rows('books'))
        .map((row) => row.split(','))
        .filter(([first]) => first === currency)
        .flatMap(([, ...amounts]) => amounts.map(Number));
    const before = await booksOf('EUR');
    await makeGift(shop.backend, code, 100);
    await rows(`make --code ${code}-J --amount 5000 --currency JPY --balance`);
    const order = orderFor(await held());
    expect((await shop.shopper.pay(randomUUID(), withVoucher(order, code, 89))).status).toBe(200);
    const moved = (await booksOf('EUR')).map((amount, index) => amount - (before[index] ?? 0));
    expect(moved, 'issued, spent, left, returned').toEqual([100, 89, 11, 0]);
    expect(await booksOf('JPY')).toEqual([5000, 0, 5000, 0]);
    expect(await voucherCommand(shop.backend, 'books')).toMatch(/^currency,issued,spent,left,returned\n/);
  });

  it('counts what is used', async () => {
    await makeVoucher(shop.backend, code, '--percent 50');
    const order = orderFor(await held());
    expect((await shop.shopper.pay(randomUUID(), withVoucher(order, code, shareOf(order, 50)))).status).toBe(200);
    expect(await rows(`list ${code}`)).toEqual([`${code},${code},,50 %,,,0,,,,,1,,`]);
  });

  it.each([
    { words: 'make --percent 10 --amount 5', says: 'either --percent or --amount' },
    { words: 'make --amount 5', says: 'needs its --currency' },
    { words: 'make --percent 101', says: '--percent' },
    { words: 'make --percent 10 --balance', says: 'A --balance is what is left of an --amount' },
    { words: 'books 2026', says: 'npm run voucher -- books' },
    { words: 'make --percent 10 --until 31.12.2100', says: '--until' },
    { words: 'make --percent 10 --code a', says: '--code has letters' },
    { words: 'make --percent 10 --code MANY --count 2', says: 'leave --code out, or --count' },
    { words: 'make --colour red', says: '--colour' },
    { words: 'end NOTHING', says: 'no valid voucher NOTHING' },
    { words: 'give me one', says: 'npm run voucher -- make' },
  ])('says what is wrong with "$words"', async ({ words, says }) => {
    await expect(voucherCommand(shop.backend, words)).rejects.toThrow(says);
  });

  it('makes no voucher twice', async () => {
    await makeVoucher(shop.backend, code, '--percent 10');
    await expect(makeVoucher(shop.backend, code, '--percent 90')).rejects.toThrow(`voucher ${code} already`);
  });
});
