import { sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Booking } from '../booking.ts';
import type { Task } from '../tasks/perform.ts';
import type { Claim } from './claims.ts';

/** The capture that follows at once has this long before the completer takes it up. */
const captureMilliseconds = 30_000;

/** What follows a booking: money and tickets at once, or the operator's answer first. */
const tasksAfter: Record<'confirmed' | 'on_request', readonly Task['kind'][]> = {
  confirmed: ['capture', 'ticket_mail'],
  on_request: ['request_mail', 'operator_mail'],
};

/**
 * Sells the hold's seats, writes the booking and what is to follow, and ends the checkout. One statement, and so one
 * transaction: it comes with a third of the time of six. The order is in the checkout and the prices are in the hold.
 * @returns why nothing was written: the checkout is another's by now, or the hold is not open any more
 */
export async function writeBooking(db: Database, booking: Booking, claim: Claim): Promise<'booked' | 'claim_lost' | 'hold_lapsed'> {
  const { id, orderNumber, checkoutKey, holdId, paymentIntentId, status, payment, locale } = booking;
  const now = booking.createdAt.toISOString();
  const captureBy = new Date(booking.createdAt.getTime() + captureMilliseconds).toISOString();
  const tasks = JSON.stringify(status === 'declined' ? [] : tasksAfter[status]);
  const [row] = await rowsOf<{ ours: boolean; sold: boolean }>(db, sql`
    with ours as (
      select key, request from checkouts
      where key = ${checkoutKey} and state = 'processing' and claimed_until = ${claim.until.toISOString()}::timestamptz for update
    ), sold as (
      update holds set status = 'booked'
      where id = ${holdId} and status = 'open' and expires_at > ${now}::timestamptz and exists (select from ours)
      returning id, tour_id, day, starting_time, lines, total, currency
    ), booked as (
      insert into bookings (id, order_number, checkout_key, hold_id, payment_intent_id, status, payment, tour_id, day, starting_time, "order", lines, total, currency, locale, created_at)
      select ${id}::uuid, ${orderNumber}::text, ours.key, sold.id, ${paymentIntentId}::text, ${status}::text, ${payment}::text, tour_id, day, starting_time, request, lines, total, currency, ${locale}::text, ${now}::timestamptz
      from ours, sold
    ), tasks as (
      insert into outbox (kind, booking_id, available_at, claimed_until)
      select kind, ${id}::uuid, ${now}::timestamptz, case kind when 'capture' then ${captureBy}::timestamptz end
      from jsonb_array_elements_text(${tasks}::jsonb) as kind, sold
    ), concluded as (
      update checkouts set state = 'booked', payment_intent_id = ${paymentIntentId}::text, error_code = null, claimed_until = null, updated_at = ${now}::timestamptz
      where key = ${checkoutKey} and exists (select from sold)
    )
    select exists (select from ours) as ours, exists (select from sold) as sold`);
  if (!row?.ours) return 'claim_lost';
  return row.sold ? 'booked' : 'hold_lapsed';
}
