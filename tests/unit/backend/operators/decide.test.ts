import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import type { Booking } from '#backend/bookings/booking.ts';
import { payments } from '#backend/db/payments-schema.ts';
import { bookings } from '#backend/db/schema.ts';
import { jobsOfBookings } from '#backend/jobs/stored.ts';
import { accept, decline } from '#backend/operators/decide.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { bookingIn, payFor } from '#tests/support/booking.ts';

/** Two hours after the orders, two weeks before the visits. */
const now = new Date('2026-11-21T12:00:00Z');

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend({ clock: () => now });
});
afterAll(() => backend.close());

type Given = Partial<Pick<Booking, 'createdAt' | 'suggestedTime'>> & { hasWaiver?: boolean; method?: string };

/** A booking whose operator has been asked; nothing is enqueued for it. */
async function request({ hasWaiver = false, method = 'card', ...given }: Given = {}): Promise<Booking> {
  const { item, ...booked } = bookingIn(backend, 'paris');
  const text = { en: 'I can swim.', de: 'Ich kann schwimmen.' };
  const waiver = { id: 'water', version: '2026-01', title: text, text };
  const booking: Booking = { ...booked, item: hasWaiver ? { ...item, waiver } : item, status: 'on_request', ...given };
  await payFor(backend, booking);
  await backend.db.update(payments).set({ method }).where(eq(payments.checkoutKey, booking.checkoutKey));
  await backend.db.insert(bookings).values(booking);
  return booking;
}

async function enqueuedFor({ id }: Booking): Promise<string[]> {
  const jobs = await jobsOfBookings(backend.db, [id]);
  return jobs.map(({ kind }) => kind).sort();
}

const suggestedIn = ({ item }: Booking) => ({ holdId: randomUUID(), item, suggestedAt: now.toISOString() });

describe('an operator who accepts', () => {
  it('leads to the capture, the tickets, and the question how it was', async () => {
    const asked = await request();
    expect(await accept(backend, asked)).toBe(true);
    expect(await enqueuedFor(asked)).toEqual(['capture', 'review_mail', 'ticket_mail']);
  });

  it('leads to the reminders of what is to be signed, too', async () => {
    const asked = await request({ hasWaiver: true });
    await accept(backend, asked);
    expect(await enqueuedFor(asked)).toEqual(['capture', 'review_mail', 'ticket_mail', 'waiver_reminder_mail', 'waiver_reminder_mail']);
  });

  it('leads to no capture of what was taken at once', async () => {
    const asked = await request({ method: 'bancontact' });
    await accept(backend, asked);
    expect(await enqueuedFor(asked)).toEqual(['review_mail', 'ticket_mail']);
  });

  it('leads to what follows a refusal where the answer comes too late', async () => {
    const asked = await request({ createdAt: new Date('2026-11-20T12:00:00Z') });
    expect(await accept(backend, asked)).toBe(false);
    expect(await enqueuedFor(asked)).toEqual(['capture', 'declined_mail']);
  });
});

describe('an operator who declines', () => {
  it('leads to the end of what was set aside, and to the mail about it', async () => {
    const asked = await request();
    expect(await decline(backend, asked.id)).toBe(true);
    expect(await enqueuedFor(asked)).toEqual(['capture', 'declined_mail']);
  });

  it('leads to the refund of what was taken at once', async () => {
    const asked = await request({ method: 'bancontact' });
    await decline(backend, asked.id);
    expect(await enqueuedFor(asked)).toEqual(['declined_mail', 'refund']);
  });

  it('is told that a suggested time is not taken', async () => {
    const asked = await request({ suggestedTime: suggestedIn(bookingIn(backend, 'paris')) });
    await decline(backend, asked.id);
    expect(await enqueuedFor(asked)).toEqual(['capture', 'declined_mail', 'suggested_time_answered_mail']);
  });
});

it('enqueues nothing for an answer that comes second', async () => {
  const asked = await request();
  await accept(backend, asked);
  const first = await enqueuedFor(asked);
  expect(await Promise.all([accept(backend, asked), decline(backend, asked.id)])).toEqual([false, false]);
  expect(await enqueuedFor(asked)).toEqual(first);
});
