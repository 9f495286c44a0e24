import { asc, eq, sql } from 'drizzle-orm';
import type { Backend } from '../../backend.ts';
import { simulatorObjects } from '../../db/schema.ts';

/** Gives a signed event to the shop. @throws anything but success: the event is given again in the next round */
export type Receive = (payload: string, signature: string) => Promise<void>;

const atOnce = 20;

/** Sends the shop's webhook every event that it has not taken yet, the oldest first. @returns how many it took */
export async function deliverEvents({ db, clock, payments, log }: Backend, receive: Receive): Promise<number> {
  const pending = await db.select({ id: simulatorObjects.id, body: simulatorObjects.body }).from(simulatorObjects)
    .where(sql`kind = 'event' and body ->> 'pending_webhooks' <> '0'`).orderBy(asc(simulatorObjects.createdAt)).limit(atOnce);
  let taken = 0;
  for (const { id, body } of pending) {
    const payload = JSON.stringify(body);
    const signature = payments.stripe.webhooks.generateTestHeaderString({ payload, secret: payments.webhookSecret, timestamp: Math.floor(clock().getTime() / 1000) });
    try {
      await receive(payload, signature);
      await db.update(simulatorObjects).set({ body: { ...body, pending_webhooks: 0 } }).where(eq(simulatorObjects.id, id));
      taken += 1;
    } catch (error) {
      log.warn({ err: error, event: id }, 'the shop did not take an event');
    }
  }
  return taken;
}
