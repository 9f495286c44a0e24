import { randomUUID } from 'node:crypto';
import { load } from 'cheerio';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giftVouchers } from '#backend/db/gift-vouchers-schema.ts';
import { bookings } from '#backend/db/schema.ts';
import type { GiftVoucher } from '#backend/gift-vouchers/gift-voucher.ts';
import { writeEntries } from '#backend/vouchers/ledger.ts';
import { receivedText, withdrawalPath } from '#domain/withdrawal.ts';
import { withdrawalMessages } from '#i18n/withdrawal/index.ts';
import { forAdults } from '#tests/support/adults.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { giftBoughtBy, giftOrder } from '#tests/support/gift-vouchers.ts';
import { intentsOf, mailsTo, refundsOf } from '#tests/support/ledger.ts';
import { orderFor, pastaTour } from '#tests/support/order.ts';

let shop: FaultyShop;
beforeAll(async () => {
  shop = await openFaultyShop();
});
afterAll(() => shop.close());

const say = withdrawalMessages('en');
const path = withdrawalPath('en');

async function bought(): Promise<GiftVoucher> {
  const key = randomUUID();
  await shop.shopper.pay(key, giftOrder());
  await shop.settle();
  return giftBoughtBy(shop.backend, key);
}

type Form = Record<string, string>;
const typedFor = ({ orderNumber, buyerEmail: email }: Pick<GiftVoucher, 'orderNumber' | 'buyerEmail'>): Form => ({
  name: 'Ada Byron',
  orderNumber,
  email,
});

async function send(form: Form, at = path) {
  const response = await fetch(shop.url + at, { method: 'POST', body: new URLSearchParams(form) });
  const page = load(await response.text());
  return { status: response.status, response, page, title: page('h1').text(), text: page('main').text() };
}

/** Presses the button of a page, with what its form holds. */
const press = ({ page }: Awaited<ReturnType<typeof send>>) => {
  const fields = page('form')
    .find('input, button[name]')
    .toArray()
    .map((field) => [page(field).attr('name') ?? '', page(field).attr('value') ?? '']);
  return send(Object.fromEntries(fields) as Form);
};

const rowOf = async ({ id }: GiftVoucher) => (await shop.backend.db.select().from(giftVouchers).where(eq(giftVouchers.id, id)))[0];
const textsTo = async (address: string) =>
  Promise.all((await mailsTo(shop.backend, address)).map(async ({ raw }) => (await PostalMime.parse(raw)).text ?? ''));

describe('who withdraws', () => {
  it('says which contract, reads what is about to be declared, and confirms it: then it has arrived', async () => {
    const gift = await bought();
    const asked = await send(typedFor(gift));
    expect([asked.status, asked.title]).toEqual([200, say.confirmTitle]);
    expect(asked.text).toContain(say.declaration({ name: 'Ada Byron', amount: '€50' }));
    expect(asked.page('button').text()).toBe('Confirm withdrawal');
    expect((await rowOf(gift))?.endedAt, 'nothing is declared yet').toBeNull();
    const done = await press(asked);
    expect([done.status, done.title]).toEqual([200, say.doneTitle]);
    const { endedAt } = (await rowOf(gift)) ?? {};
    expect(endedAt).toEqual(shop.clock.now());
    for (const part of [gift.orderNumber, 'Ada Byron', receivedText(shop.clock.now(), 'en'), '€50']) expect(done.text).toContain(part);
    expect(done.response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('gets a receipt by mail, once, with what was declared and when, and the money back', async () => {
    const gift = await bought();
    const asked = await send(typedFor(gift));
    const [first, second] = [await press(asked), await press(asked)];
    expect(second.text).toBe(first.text);
    await shop.settle();
    const receipts = (await textsTo(gift.buyerEmail)).filter((text) => text.includes(say.doneTitle));
    expect(receipts).toHaveLength(1);
    for (const part of ['Ada Byron', gift.orderNumber, '€50', receivedText(shop.clock.now(), 'en')]) expect(receipts[0]).toContain(part);
    const [intent] = intentsOf(shop.backend, gift.checkoutKey);
    expect(refundsOf(shop.backend, intent?.id ?? '')).toMatchObject([{ amount: 5_000 }]);
    expect((await send(typedFor(gift))).title, 'later on, too').toBe(say.doneTitle);
  });

  it('gets what is left, and reads how much that is before', async () => {
    const gift = await bought();
    const { code } = gift;
    await writeEntries(shop.backend.db, [{ code, kind: 'spent', about: randomUUID(), amount: -2_000, at: shop.clock.now() }]);
    const asked = await send(typedFor(gift));
    expect(asked.text).toContain(say.effect({ amount: '€30' }));
    expect((await press(asked)).text).toContain('€30');
  });

  it('may type the address in capitals, and the number in small letters', async () => {
    const { orderNumber, buyerEmail } = await bought();
    const form = typedFor({ orderNumber: ` ${orderNumber.toLowerCase()} `, buyerEmail: buyerEmail.toUpperCase() });
    expect((await send(form)).title).toBe(say.confirmTitle);
  });
});

describe('the form', () => {
  it('is there without a session, in the language of the link or else of the browser, and has the number of the mail', async () => {
    const open = async (at: string) => load(await (await fetch(shop.url + at, { headers: { 'Accept-Language': 'de' } })).text());
    const page = await open(withdrawalPath('en', 'LF-7K3M-Q9TX'));
    expect(page('h1').text()).toBe('Withdraw from a contract');
    expect(page('input[name=orderNumber]').attr('value')).toBe('LF-7K3M-Q9TX');
    expect(page('script')).toHaveLength(0);
    expect((await open('/withdrawal'))('h1').text()).toBe('Vertrag widerrufen');
    expect((await open('/withdrawal?lang=xx'))('html').attr('lang')).toBe('de');
  });

  it('says what is wrong with what was typed, and keeps it', async () => {
    const { status, text, page } = await send({ name: ' ', orderNumber: 'LF-1', email: 'ada' });
    expect(status).toBe(400);
    for (const problem of [say.missingName, say.orderNumberFormat, say.emailFormat]) expect(text).toContain(problem);
    expect(page('input[name=orderNumber]').attr('value')).toBe('LF-1');
  });
});

describe('nothing is withdrawn from', () => {
  it('for a wrong pair, which is not told from an order that does not exist, nor by the button', async () => {
    const gift = await bought();
    const [wrong, none] = [typedFor({ ...gift, buyerEmail: 'grace@example.com' }), typedFor({ ...gift, orderNumber: 'LF-2222-2222' })];
    for (const form of [wrong, none, { ...wrong, confirm: 'yes' }]) {
      const { status, page } = await send(form);
      expect(status).toBe(400);
      expect(page('[role=alert] li').text()).toBe(say.unknown);
    }
    expect((await rowOf(gift))?.endedAt).toBeNull();
  });

  it('after the last day, which the page names; on it, it is', async () => {
    const last = await bought();
    shop.clock.set('2026-12-05T23:00:00Z');
    expect((await press(await send(typedFor(last)))).title).toBe(say.doneTitle);
    shop.clock.set('2026-11-21T10:00:00Z');
    const late = await bought();
    const asked = await send(typedFor(late));
    shop.clock.set('2026-12-07T00:00:00Z');
    for (const { status, title, text } of [await send(typedFor(late)), await press(asked)]) {
      expect([status, title]).toEqual([409, say.overTitle]);
      expect(text).toContain('5 December 2026');
    }
    shop.clock.set('2026-11-21T10:00:00Z');
    expect((await rowOf(late))?.endedAt).toBeNull();
  });

  it('where nothing is left', async () => {
    const gift = await bought();
    const { code } = gift;
    await writeEntries(shop.backend.db, [{ code, kind: 'spent', about: randomUUID(), amount: -5_000, at: shop.clock.now() }]);
    expect(await send(typedFor(gift))).toMatchObject({ status: 409, title: say.nothingTitle });
  });

  it('where it has ended in another way', async () => {
    const gift = await bought();
    await shop.backend.db.update(giftVouchers).set({ endedAt: shop.clock.now() }).where(eq(giftVouchers.id, gift.id));
    expect(await send(typedFor(gift))).toMatchObject({ status: 409, title: say.endedTitle });
  });

  it('for a booking, whose booker is led to where it is cancelled', async () => {
    const [key, email] = [randomUUID(), `${randomUUID()}@example.com`];
    await shop.shopper.pay(key, orderFor(await shop.shopper.quote(pastaTour, forAdults(1), 20), { email }));
    const [{ orderNumber } = { orderNumber: '' }] = await shop.backend.db.select().from(bookings).where(eq(bookings.checkoutKey, key));
    const { title, page } = await send(typedFor({ orderNumber, buyerEmail: email.toUpperCase() }));
    expect(title).toBe(say.datedTitle);
    expect(page('a').attr('href')).toBe(`/en/booking#${orderNumber}`);
    expect((await send(typedFor({ orderNumber, buyerEmail: 'grace@example.com' }))).status).toBe(400);
  });
});

it('an address that guesses is stopped for a while, and told for how long; who is right is not counted', async () => {
  const limited = await openFaultyShop({ settings: { RATE_LIMITS: 'true' } });
  try {
    const key = randomUUID();
    await limited.shopper.pay(key, giftOrder());
    const right = typedFor(await giftBoughtBy(limited.backend, key));
    const ask = (form: Form) => fetch(limited.url + path, { method: 'POST', body: new URLSearchParams(form) });
    for (let time = 0; time < 25; time += 1) expect((await ask(right)).status).toBe(200);
    for (let time = 0; time < 20; time += 1) expect((await ask({ ...right, orderNumber: 'LF-2222-2222' })).status).toBe(400);
    const refused = await ask(right);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const page = load(await refused.text());
    expect(page('[role=alert]').text()).toContain(say.tooMany(15));
    expect(page('input[name=email]').attr('value')).toBe(right.email);
  } finally {
    await limited.close();
  }
});
