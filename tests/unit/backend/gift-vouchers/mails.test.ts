import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import { mails } from '#backend/db/mail-schema.ts';
import { sendReceiptMail } from '#backend/gift-vouchers/mails/receipt.ts';
import { sendVoucherMail } from '#backend/gift-vouchers/mails/voucher.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { giftVoucherOf } from '#tests/support/gift-voucher.ts';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

async function sentTo(recipient: string) {
  const found = await backend.db.select().from(mails).where(eq(mails.recipient, recipient));
  expect(found).toHaveLength(1);
  const mail = await PostalMime.parse(found[0]?.raw ?? '');
  const files = mail.attachments.map(({ filename }) => filename).filter((name) => name !== 'banner.jpg');
  return { subject: mail.subject, text: mail.text ?? '', html: mail.html ?? '', files };
}

describe('the receipt', () => {
  it('says what was paid, for whom, when it is sent, and how to withdraw until when; the PDF is a link', async () => {
    const gift = giftVoucherOf({ buyerEmail: 'receipt@example.com', sendOn: '2026-12-24' });
    await sendReceiptMail(backend, gift);
    await sendReceiptMail(backend, gift);
    const { subject, text, html, files } = await sentTo('receipt@example.com');
    expect(subject).toBe(`Your gift voucher over €100 (${gift.orderNumber})`);
    for (const said of ['€100', 'Grace Hopper', 'grace@example.com', '24 December 2026', '5 December 2026', gift.orderNumber])
      for (const part of [text, html]) expect(part).toContain(said);
    expect(text).toMatch(/\/gift-vouchers\/\S+\.pdf/);
    expect(text).toContain(`/withdrawal?lang=en&order=${gift.orderNumber}`);
    expect(text, 'the code is for who is given it').not.toContain(gift.code);
    expect(files).toEqual([]);
  });

  it('brings the PDF to who hands it over, in the language of the order', async () => {
    const gift = giftVoucherOf({ buyerEmail: 'drucken@example.com', recipientEmail: null, locale: 'de' });
    await sendReceiptMail(backend, gift);
    const { subject, text, files } = await sentTo('drucken@example.com');
    expect(subject).toContain('Geschenkgutschein');
    expect(text).toContain('als PDF an dieser E-Mail');
    expect(text).toContain('Vertrag widerrufen');
    expect(files).toEqual([`${gift.orderNumber}.pdf`]);
  });
});

describe('the mail that brings it', () => {
  it('says from whom it is, with message, code, worth, last day and PDF; nothing of who pays', async () => {
    const gift = giftVoucherOf({ recipientEmail: 'gift@example.com', tour: { id: 'any', title: 'Fresh pasta' } });
    await sendVoucherMail(backend, gift);
    await sendVoucherMail(backend, gift);
    const { subject, text, html, files } = await sentTo('gift@example.com');
    expect(subject).toBe('A gift from Ada');
    for (const said of ['Grace Hopper', 'Happy birthday!', gift.code, '€100', '31 December 2029', 'Fresh pasta'])
      for (const part of [text, html]) expect(part).toContain(said);
    expect(text).toMatch(/\/gift-vouchers\/\S+page\.\S+/);
    for (const part of [text, html]) for (const hidden of [gift.buyerEmail, gift.buyerName]) expect(part).not.toContain(hidden);
    expect(files).toEqual([`${gift.orderNumber}.pdf`]);
  });

  it('shows what somebody typed as text, never as markup', async () => {
    await sendVoucherMail(backend, giftVoucherOf({ recipientEmail: 'markup@example.com', message: '<img src=x onerror=alert(1)>' }));
    expect((await sentTo('markup@example.com')).html).not.toContain('<img src=x');
  });
});
