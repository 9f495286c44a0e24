import { and, eq, inArray, isNotNull, isNull, like, lt, lte, notExists, or, sql } from 'drizzle-orm';
import type { PlacedOrder } from '#contracts/authorization-checkout.ts';
import { addDays } from '#domain/day.ts';
import { withoutTransfers } from '#domain/transfers/chosen.ts';
import type { Backend } from '../backend.ts';
import { mails } from '../db/mail-schema.ts';
import { bookingCodes, bookings, checkouts, refunds } from '../db/schema.ts';
import type { Booking } from '../bookings/booking.ts';
import type { Routine } from '../jobs/routines.ts';
import { jobsNeedingData } from '../jobs/stored.ts';

/** By then the longest tour is over, whatever the zone, and operator and guest have nothing left to ask each other. */
const daysAfterVisit = 7;
const atOnce = 100;

type OrderedGift = NonNullable<PlacedOrder['cart']['giftVoucher']>;

/** Without who gives and receives it, and what was written. */
const withoutPeople = ({ recipientEmail: _, ...gift }: OrderedGift): OrderedGift => ({
  ...gift,
  recipientName: '',
  senderName: '',
  message: '',
});

/** An order without what the operator was told: answers, message, and where guests are fetched and brought. */
function withoutWords(order: PlacedOrder): PlacedOrder {
  const { cart } = order;
  return {
    ...withoutTransfers(order),
    bookingQuestionsAnswers: [],
    cart: { ...cart, cartItems: cart.cartItems.map((item) => ({ ...withoutTransfers(item), itemComments: '' })) },
  };
}

/**
 * What tax law has kept of an order (§ 147 AO): who was invoiced for what (§ 14 (4) UStG). Without the means to reach the
 * booker, the travellers' names and addresses, and what the operator was told.
 */
export function kept(order: PlacedOrder): PlacedOrder {
  const rest = withoutWords(order);
  const { cart } = rest;
  return {
    ...rest,
    cart: {
      ...cart,
      ...(cart.giftVoucher && { giftVoucher: withoutPeople(cart.giftVoucher) }),
      participants: cart.participants.map(({ componentName, startingTime }) => ({
        name: '',
        componentName,
        startingTime,
        addressJson: '{}',
      })),
      persons: cart.persons.map((person) => ({ ...person, email: '', phoneNumber: '' })),
    },
  };
}

/** Nothing is to be done for them any more: no visit, no money, no mail that somebody waits for. */
function readDue({ db, clock }: Pick<Backend, 'db' | 'clock'>): Promise<Booking[]> {
  const latest = addDays(clock().toISOString().slice(0, 10), -daysAfterVisit);
  const isOver = or(inArray(bookings.status, ['cancelled', 'declined']), and(eq(bookings.status, 'confirmed'), lte(bookings.day, latest)));
  const openRefund = db
    .select({ id: refunds.bookingId })
    .from(refunds)
    .where(and(eq(refunds.bookingId, bookings.id), sql`${refunds.status} <> 'succeeded'`));
  return db
    .select()
    .from(bookings)
    .where(
      and(isNotNull(bookings.erasureAskedAt), isNull(bookings.erasedAt), isOver, notExists(jobsNeedingData(db)), notExists(openRefund)),
    )
    .limit(atOnce);
}

const erase = ({ db, clock }: Pick<Backend, 'db' | 'clock'>, { id, checkoutKey, order }: Booking): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .update(bookings)
      .set({ order: kept(order), erasedAt: clock() })
      .where(eq(bookings.id, id));
    await tx
      .update(checkouts)
      .set({ request: kept(order) })
      .where(eq(checkouts.key, checkoutKey));
    await tx.delete(bookingCodes).where(eq(bookingCodes.bookingId, id));
    await tx.delete(mails).where(like(mails.messageId, `<%.${id}@%`));
  });

/** Takes from bookings whose account was deleted what no law has kept, once they are settled. Doing it twice has the effect of once. */
export async function eraseDue(backend: Pick<Backend, 'db' | 'clock'>): Promise<void> {
  for (const booking of await readDue(backend)) await erase(backend, booking);
}

export const eraseRoutine: Routine = { name: 'erase what no law has kept', everySeconds: 60, work: eraseDue };

const hasWords = sql`(jsonb_array_length(${bookings.order} -> 'bookingQuestionsAnswers') > 0
  or ${bookings.order} ?| array['startingPointInformation', 'dropOffInformation']
  or coalesce(${bookings.order} #>> '{cart,cartItems,0,itemComments}', '') <> '')`;

/**
 * Claims from a booking are time-barred three years after the end of the year (§§ 195, 199 BGB): what the operator was told is deleted
 * then.
 */
export async function forgetWords({ db, clock }: Pick<Backend, 'db' | 'clock'>): Promise<void> {
  const barred = and(lt(bookings.day, `${clock().getUTCFullYear() - 3}-01-01`), hasWords);
  for (const { id, checkoutKey, order } of await db.select().from(bookings).where(barred).limit(atOnce)) {
    await db.transaction(async (tx) => {
      await tx
        .update(bookings)
        .set({ order: withoutWords(order) })
        .where(eq(bookings.id, id));
      await tx
        .update(checkouts)
        .set({ request: withoutWords(order) })
        .where(eq(checkouts.key, checkoutKey));
    });
  }
}

export const forgetWordsRoutine: Routine = { name: 'forget what operators were told', everySeconds: 3_600, work: forgetWords };
