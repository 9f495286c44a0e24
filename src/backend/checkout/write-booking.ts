import { sql } from 'drizzle-orm';
import { batched } from '../db/batched.ts';
import type { Database } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';
import type { Booking } from '../bookings/booking.ts';
import type { Task } from '../jobs/perform.ts';
import type { Claim } from './claims.ts';

/** The capture that follows at once has this long before the completer takes it up. */
const captureMilliseconds = 30_000;

/** What follows a booking: money and tickets at once, or the operator's answer first. An account is charged with the booking. */
function tasksAfter({ status, payment }: Booking): readonly Task['kind'][] {
  if (status === 'on_request') return ['request_mail', 'operator_mail'];
  return payment === 'billed' ? ['ticket_mail'] : ['capture', 'ticket_mail'];
}

type Wanted = { booking: Booking; claim: Claim };
type Outcome = 'booked' | 'claim_lost' | 'hold_lapsed';

function rowOf({ booking, claim }: Wanted): object {
  const { order: _order, lines: _lines, ...row } = booking;
  const captureBy = new Date(booking.createdAt.getTime() + captureMilliseconds);
  return { ...row, until: claim.until, captureBy, tasks: tasksAfter(booking) };
}

/**
 * One statement, and so one transaction. The order is in the checkout and the prices are in the hold. Checkouts
 * and holds are looked up and locked one by one, in the order in which they come: whatever the planner believes of tables
 * that grow, it takes the index. The limit tells it how many there are.
 */
async function write(db: Database, wanted: readonly Wanted[]): Promise<Outcome[]> {
  const rows = await rowsOf<{ id: string; sold: boolean }>(
    db,
    sql`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(wanted.map(rowOf))}::jsonb) as wanted (id uuid, "orderNumber" text, "checkoutKey" uuid, "holdId" uuid,
        "paymentIntentId" text, status text, payment text, locale text, item jsonb, "cancellationTerms" jsonb, "createdAt" timestamptz, until timestamptz, "captureBy" timestamptz, tasks jsonb)
      limit ${wanted.length}
    ), ours as (
      select wanted.*, checkout.request, checkout.subject_id from wanted, lateral (
        select request, subject_id from checkouts where key = wanted."checkoutKey" and state = 'processing' and claimed_until = wanted.until for update
      ) as checkout
    ), sold as (
      select ours.*, hold.* from ours, lateral (
        select tour_id, day, starting_time, lines, total, currency from holds
        where id = ours."holdId" and status = 'open' and expires_at > ours."createdAt" for update
      ) as hold
    ), held as (
      update holds set status = 'booked' from sold where holds.id = "holdId"
    ), booked as (
      insert into bookings (id, order_number, checkout_key, hold_id, payment_intent_id, status, payment, tour_id, day, starting_time, "order", lines, total, currency, locale, subject_id, organization_id, item, cancellation_terms, created_at)
      select id, "orderNumber", "checkoutKey", "holdId", "paymentIntentId", status, payment, tour_id, day, starting_time, request, lines, total, currency, locale, subject_id, (request ->> 'organizationId')::uuid, item, "cancellationTerms", "createdAt" from sold
    ), charged as (
      insert into invoice_items (booking_id, kind, organization_id, amount, currency, subject_id, created_at)
      select id, 'charge', (request ->> 'organizationId')::uuid, total, currency, subject_id, "createdAt" from sold where payment = 'billed'
    ), tasks as (
      insert into outbox (kind, booking_id, available_at, claimed_until)
      select kind, id, "createdAt", case kind when 'capture' then "captureBy" end from sold, jsonb_array_elements_text(tasks) as kind
    ), concluded as (
      update checkouts set state = 'booked', payment_intent_id = "paymentIntentId", error_code = null, claimed_until = null, updated_at = "createdAt"
      from sold where key = "checkoutKey"
    )
    select id, exists (select from sold where sold.id = ours.id) as sold from ours`,
  );
  const sold = new Map(rows.map((row) => [row.id, row.sold]));
  return wanted.map(({ booking }) => {
    const isSold = sold.get(booking.id);
    if (isSold === undefined) return 'claim_lost';
    return isSold ? 'booked' : 'hold_lapsed';
  });
}

const writeTogether = batched<Wanted, Outcome>({ keyOf: ({ booking }) => booking.holdId, write });

/**
 * Sells the hold's seats, writes the booking and what is to follow, and ends the checkout: all or nothing.
 * @returns why nothing was written: the checkout is another's by now, or the hold is not open any more
 */
export const writeBooking = (db: Database, booking: Booking, claim: Claim): Promise<Outcome> => writeTogether(db, { booking, claim });
