import { and, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import PostalMime from 'postal-mime';
import type Stripe from 'stripe';
import type { Backend } from '#backend/backend.ts';
import { noticeChangedCalls } from '#backend/call-changes/notice.ts';
import { openAnswers } from '#backend/bookings/sealed-answers.ts';
import { mails } from '#backend/db/mail-schema.ts';
import { bookings, departures, holds } from '#backend/db/schema.ts';
import { paymentsOf, type SimulatedOrder } from '#backend/simulators/paypal/order.ts';
import { checkoutOf } from '#backend/payments/stripe/intents.ts';
import type { Day } from '#contracts/common.ts';
import { paidBookings } from './paid-bookings.ts';
import { payPalOrdersOf } from './paypal-orders.ts';
import { changeCall } from './sailings.ts';
import { endVisit } from './reviewed.ts';
import { voucherCommand } from './vouchers.ts';

/** A message of the outbox, taken apart. */
export type Mail = { subject: string; text: string; html: string; attachments: { filename: string; mimeType: string; content: string }[] };

async function mailOf(raw: Uint8Array): Promise<Mail> {
  const { subject = '', text = '', html = '', attachments } = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  return {
    subject,
    text,
    html,
    attachments: attachments.map(({ filename, mimeType, content }) => ({ filename: filename ?? '', mimeType, content: String(content) })),
  };
}

/** A payment as its provider has written it down, in Stripe's words. */
export type ProviderPayment = Pick<Stripe.PaymentIntent, 'id' | 'status' | 'amount_received'>;

function paidByPayPal(order: SimulatedOrder): ProviderPayment {
  const { authorizations, captures } = paymentsOf(order);
  const [taken] = captures;
  if (taken) return { id: order.id, status: 'succeeded', amount_received: Math.round(Number(taken.amount.value) * 100) };
  const isSetAside = authorizations[0]?.status === 'CREATED';
  return { id: order.id, status: isSetAside ? 'requires_capture' : 'requires_action', amount_received: 0 };
}

/** What tests may see and do behind the counter of a running shop; `back-office.ts` asks it. */
export function counterApp(backend: Backend): Hono {
  const { db, clock, payments, sealer } = backend;
  const app = new Hono();
  const daysGiven = new Map<string, Set<Day>>();

  app.get('/bookings/:orderNumber', async (c) => {
    const [booking] = await paidBookings({ db }).where(eq(bookings.orderNumber, c.req.param('orderNumber')));
    return c.json(booking ? { ...booking, order: openAnswers({ sealer }, booking.checkoutKey, booking.order) } : null);
  });

  app.get('/bookings', async (c) =>
    c.json(await paidBookings({ db }).where(sql`${bookings.order} #>> '{cart,persons,0,email}' = ${c.req.query('email')}`)),
  );

  app.get('/departures/:tourId/:day/:time', async (c) => {
    const { tourId, day, time } = c.req.param();
    const [departure] = await db
      .select()
      .from(departures)
      .where(and(eq(departures.tourId, tourId), eq(departures.day, day), eq(departures.startingTime, time)));
    return c.json(departure ?? null);
  });

  app.get('/mails/:recipient', async (c) => {
    const found = await db
      .select()
      .from(mails)
      .where(eq(mails.recipient, c.req.param('recipient')))
      .orderBy(mails.createdAt);
    return c.json(await Promise.all(found.map(({ raw }) => mailOf(raw))));
  });

  app.get('/payments/:checkoutKey', (c) => {
    const key = c.req.param('checkoutKey');
    const intents = payments.simulators?.stripe.store.all('payment_intent').filter((intent) => checkoutOf(intent) === key) ?? [];
    return c.json([...intents, ...payPalOrdersOf({ payments }, key).map(paidByPayPal)] satisfies ProviderPayment[]);
  });

  app.post('/holds/:cartId/expire', async (c) => {
    await db
      .update(holds)
      .set({ expiresAt: new Date(clock().getTime() - 1000) })
      .where(eq(holds.cartId, c.req.param('cartId')));
    return c.body(null, 204);
  });

  app.post('/vouchers', async (c) => c.text(await voucherCommand({ db, clock }, await c.req.text())));

  app.post('/bookings/:orderNumber/visit/end', async (c) => {
    await endVisit({ db }, c.req.param('orderNumber'));
    return c.body(null, 204);
  });

  // A change counts once it has stood for some minutes: as if these had passed.
  app.post('/sailings/:id/calls/:port', async (c) => {
    changeCall(backend, c.req.param('id'), c.req.param('port'), c.req.query('times'));
    await noticeChangedCalls(backend);
    await db.execute(sql`update pgboss.job set start_after = now() where state = 'created' and data ->> 'kind' = 'call_change'`);
    return c.body(null, 204);
  });

  // Tests run side by side, and again and again: each gets a day of the tour that no other has had. Not the next in the list: a day that
  // another test sells out is missing from it for a while.
  app.post('/days/:tourId', async (c) => {
    const given = daysGiven.get(c.req.param('tourId')) ?? new Set<Day>();
    const day = (await c.req.json<Day[]>()).find((free) => !given.has(free));
    if (day) daysGiven.set(c.req.param('tourId'), given.add(day));
    return c.json(day ?? null);
  });

  return app;
}
