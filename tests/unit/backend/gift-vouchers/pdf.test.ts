import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import type { GiftVoucher } from '#backend/gift-vouchers/gift-voucher.ts';
import { giftVoucherPdf } from '#backend/gift-vouchers/pdf.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { giftVoucherOf } from '#tests/support/gift-voucher.ts';
import { textOf } from '#tests/support/pdf-text.ts';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const pdfOf = (wishes?: Partial<GiftVoucher>) => giftVoucherPdf(backend, giftVoucherOf(wishes));
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length;

it('says what it is worth, from whom, for whom and for what, its code and its last day, on one page with a picture', async () => {
  const pdf = await pdfOf({ code: 'ABCDE23456', tour: { id: 'any', title: 'Fresh pasta in Trastevere' } });
  const text = textOf(pdf);
  for (const said of [
    'Gift voucher',
    '€100',
    'Grace Hopper',
    'Ada',
    'Happy birthday!',
    'Let us walk through Rome together.',
    'Fresh pasta in',
    'ABCDE23456',
    '31 December 2029',
  ])
    expect(text).toContain(said);
  expect(pagesOf(pdf)).toBe(1);
  expect(pdf.toString('latin1')).toContain('/Subtype /Image');
});

it('shows no address', async () => {
  expect(textOf(await pdfOf())).not.toContain('@');
});

it('speaks the language of the order', async () => {
  const text = textOf(await pdfOf({ locale: 'de' }));
  for (const said of ['Geschenkgutschein', '100 €', 'GÜLTIG BIS', '31. Dezember 2029'])
    expect(text.replaceAll('\u00a0', ' ')).toContain(said);
});

it('is the same each time', async () => {
  const gift = giftVoucherOf();
  expect((await giftVoucherPdf(backend, gift)).equals(await giftVoucherPdf(backend, gift))).toBe(true);
});

it('keeps long names and messages, and those of many lines, whole and on the page', async () => {
  const long = { recipientName: 'Maximiliane '.repeat(8).trim(), senderName: 'Everybody at the office '.repeat(4).trim() };
  const lines = Array.from({ length: 80 }, (_, index) => `l${index}`);
  const pdf = await pdfOf({ ...long, message: lines.join('\n') });
  expect(pagesOf(pdf)).toBe(1);
  const words = new Set(textOf(pdf).split(/\s+/));
  expect(lines.filter((line) => !words.has(line))).toEqual([]);
});

it('leaves out what the fonts cannot show, and who has been erased', async () => {
  const text = textOf(await pdfOf({ recipientName: '山田 花子', senderName: '', message: 'For you 🎉!' }));
  expect(text).toContain('For you !');
  for (const caption of ['FOR', 'FROM']) expect(text.split('\n')).not.toContain(caption);
});
