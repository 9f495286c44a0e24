import { randomUUID } from 'node:crypto';
import { load } from 'cheerio';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giftVouchers } from '#backend/db/gift-vouchers-schema.ts';
import { vouchers } from '#backend/db/vouchers-schema.ts';
import type { GiftVoucher } from '#backend/gift-vouchers/gift-voucher.ts';
import { giftVoucherFilePath, giftVoucherPath, ticketPath } from '#backend/tickets/links.ts';
import { writeEntries } from '#backend/vouchers/ledger.ts';
import type { OrderedGiftVoucher } from '#contracts/gift-vouchers.ts';
import type { Locale } from '#contracts/common.ts';
import { giftVoucherPageMessages } from '#i18n/gift-voucher-page/index.ts';
import { openFaultyShop, type FaultyShop } from '#tests/support/faulty-shop.ts';
import { giftBoughtBy, giftOrder } from '#tests/support/gift-vouchers.ts';
import { textOf } from '#tests/support/pdf-text.ts';

let shop: FaultyShop;
beforeAll(async () => {
  shop = await openFaultyShop();
});
afterAll(() => shop.close());

const say = giftVoucherPageMessages('en');

async function bought(giftVoucher: Partial<OrderedGiftVoucher> = {}, locale: Locale = 'en'): Promise<GiftVoucher> {
  const key = randomUUID();
  await shop.shopper.pay(key, giftOrder({ giftVoucher, locale }));
  return giftBoughtBy(shop.backend, key);
}

const open = (path: string, headers: Record<string, string> = {}) => fetch(shop.url + path, { headers });
const pageOf = ({ id }: GiftVoucher) => giftVoucherPath(shop.backend.signingKey, id);
const fileOf = ({ id }: GiftVoucher) => giftVoucherFilePath(shop.backend.signingKey, id);
const read = async (gift: GiftVoucher) => {
  const response = await open(pageOf(gift));
  const page = load(await response.text());
  return { response, page, text: page('main').text() };
};
const spend = ({ code }: GiftVoucher, amount: number) =>
  writeEntries(shop.backend.db, [{ code, kind: 'spent', about: randomUUID(), amount: -amount, at: shop.clock.now() }]);

describe('the page of a gift voucher', () => {
  it('shows poster, from whom, message, worth, code and last day; no address', async () => {
    const gift = await bought({ message: 'Enjoy Rome!\nAnd the <b>pasta</b>.' });
    const { response, page, text } = await read(gift);
    expect(response.status).toBe(200);
    expect(page('h1').text()).toBe(say.titleFor({ name: 'Grace Hopper' }));
    expect(page('img.poster').attr('src')).toMatch(/^\/images\/rome\//);
    expect((await open(page('img.poster').attr('src') ?? '')).status).toBe(200);
    for (const part of ['€50', 'Enjoy Rome!\nAnd the <b>pasta</b>.', gift.code, '31 December 2029', say.from({ name: 'Ada' })])
      expect(text).toContain(part);
    expect(page('.code').text(), 'what is selected at once is the code alone').toBe(gift.code);
    expect(text).not.toContain(say.left);
    const html = page.html();
    for (const hidden of [gift.buyerEmail, 'grace@example.com', 'Byron', gift.orderNumber]) expect(html).not.toContain(hidden);
  });

  it('says what is left of it, and leads to the shop and to the PDF', async () => {
    const gift = await bought();
    await spend(gift, 1_250);
    const { page, text } = await read(gift);
    expect(text).toContain(say.left);
    expect(text).toContain('€37.50');
    const leads = page('a')
      .toArray()
      .map((link) => new URL(page(link).attr('href') ?? '').pathname);
    expect(leads).toEqual(['/en/', fileOf(gift)]);
  });

  it('is in the language of its order, and for nobody to find or store', async () => {
    const { response, page } = await read(await bought({}, 'de'));
    expect(page('html').attr('lang')).toBe('de');
    expect(page('meta[name=robots]').attr('content')).toBe('noindex');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(page('script')).toHaveLength(0);
  });

  it.each<[string, (gift: GiftVoucher) => Promise<unknown>, string, number]>([
    ['used up', (gift) => spend(gift, 5_000), say.usedUpTitle, 200],
    [
      'given back',
      ({ id }) => shop.backend.db.update(giftVouchers).set({ endedAt: shop.clock.now() }).where(eq(giftVouchers.id, id)),
      say.endedTitle,
      410,
    ],
    [
      'ended by the shop',
      ({ code }) => shop.backend.db.update(vouchers).set({ endedAt: shop.clock.now() }).where(eq(vouchers.code, code)),
      say.endedTitle,
      410,
    ],
    [
      'expired',
      ({ code }) => shop.backend.db.update(vouchers).set({ validUntil: shop.clock.now() }).where(eq(vouchers.code, code)),
      say.expiredTitle,
      410,
    ],
  ])('says plainly that it is %s, without its code', async (_, end, title, status) => {
    const gift = await bought();
    await end(gift);
    const { response, page, text } = await read(gift);
    expect(response.status).toBe(status);
    expect(page('h1').text()).toBe(title);
    expect(text).not.toContain(gift.code);
    const file = await open(fileOf(gift));
    expect(file.status).toBe(status);
    expect(file.headers.get('Content-Type')).toMatch(status === 200 ? /pdf/ : /html/);
  });

  it('is in the shop that has sold it alone', async () => {
    const gift = await bought();
    await shop.backend.db.update(vouchers).set({ brand: 'blue-petrel' }).where(eq(vouchers.code, gift.code));
    expect((await open(pageOf(gift))).status).toBe(404);
  });
});

it('the PDF is what its link opens', async () => {
  const gift = await bought();
  const response = await open(fileOf(gift));
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  expect(response.headers.get('Content-Disposition')).toBe(`inline; filename="${gift.orderNumber}.pdf"`);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(textOf(Buffer.from(await response.arrayBuffer()))).toContain(gift.code);
});

describe('a link that leads nowhere', () => {
  const paths = async (): Promise<string[]> => {
    const gift = await bought();
    const stolen = ticketPath(shop.backend.signingKey, gift.id, 0).replace('/api/shopper/tickets/', '/gift-vouchers/');
    const unknown = giftVoucherPath(shop.backend.signingKey, randomUUID());
    const altered = pageOf(gift).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    return ['/gift-vouchers/none', stolen, unknown, `${unknown}.pdf`, altered, `${altered}.pdf`];
  };

  it('says so in the language that is wished for, and not why', async () => {
    for (const path of await paths()) {
      const response = await open(path, { 'Accept-Language': 'de' });
      expect([path, response.status]).toEqual([path, 404]);
      expect(load(await response.text())('h1').text()).toBe(giftVoucherPageMessages('de').unknownTitle);
    }
  });
});
