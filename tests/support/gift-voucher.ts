import { randomUUID } from 'node:crypto';
import { newOrderNumber } from '#backend/checkout/order-number.ts';
import type { GiftVoucher } from '#backend/gift-vouchers/gift-voucher.ts';
import { newCode } from '#backend/vouchers/new-voucher.ts';
import { giftValidUntil } from '#domain/gift-voucher.ts';

/** A gift voucher of 100 euros, as it is read; it is in no database. */
export function giftVoucherOf(wishes: Partial<GiftVoucher> = {}): GiftVoucher {
  const createdAt = wishes.createdAt ?? new Date('2026-11-21T10:00:00Z');
  return {
    id: randomUUID(),
    code: newCode(),
    checkoutKey: randomUUID(),
    cartId: randomUUID(),
    orderNumber: newOrderNumber(),
    locale: 'en',
    design: 'rome',
    tour: null,
    amount: 10_000,
    currency: 'EUR',
    buyerName: 'Ada Byron',
    buyerEmail: 'ada@example.com',
    recipientName: 'Grace Hopper',
    recipientEmail: 'grace@example.com',
    senderName: 'Ada',
    message: 'Happy birthday!\nLet us walk through Rome together.',
    sendOn: null,
    subjectId: null,
    createdAt,
    validUntil: giftValidUntil(createdAt),
    endedAt: null,
    erasureAskedAt: null,
    erasedAt: null,
    ...wishes,
  };
}
