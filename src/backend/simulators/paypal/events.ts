import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Outbox } from '../outbox.ts';
import { newId, paymentsOf, payerOf, type Capture, type SimulatedOrder } from './order.ts';
import type { PayPalSimulator } from './simulator.ts';
import type { PayPalEvent } from './store.ts';

const event = (event_type: string, resource_type: string, resource: object, at: string): PayPalEvent => ({
  id: `WH-${newId()}`,
  event_version: '1.0',
  resource_type,
  event_type,
  create_time: at,
  resource,
});

/** What PayPal tells once a shopper has approved an order. */
export const approvedEvent = (order: SimulatedOrder, now: Date): PayPalEvent =>
  event('CHECKOUT.ORDER.APPROVED', 'checkout-order', order, now.toISOString());

/** A capture, which says what it is of. */
export const captureView = (order: SimulatedOrder, made: Capture): object => ({
  ...made,
  supplementary_data: { related_ids: { order_id: order.id } },
});

/** What it tells of a capture: at once, and where it looks into it or takes it back, later. */
export function captureEvents(order: SimulatedOrder, now: Date): PayPalEvent[] {
  const at = now.toISOString();
  const [made] = paymentsOf(order).captures;
  if (!made) return [];
  const tell = (status: string, time: string) => {
    return event(`PAYMENT.CAPTURE.${status}`, 'capture', captureView(order, { ...made, status }), time);
  };
  if (made.settles !== undefined) return [tell('PENDING', at), tell('COMPLETED', made.settles)];
  return payerOf(order) === 'reversed' ? [tell('COMPLETED', at), tell('REVERSED', at)] : [tell('COMPLETED', at)];
}

/** The newest refund of an order. */
export function refundedEvent(order: SimulatedOrder, now: Date): PayPalEvent {
  const { captures, refunds } = paymentsOf(order);
  const links = [{ rel: 'up', href: `https://api-m.paypal.com/v2/payments/captures/${captures[0]?.id}`, method: 'GET' }];
  return event('PAYMENT.CAPTURE.REFUNDED', 'refund', { ...refunds.at(-1), links }, now.toISOString());
}

/** The simulator's own signature, which it alone can check: PayPal's is checked by asking PayPal. */
const signatureOf = (webhookId: string, id: string, time: string, body: unknown): string =>
  createHmac('sha256', webhookId)
    .update(`${id}|${time}|${JSON.stringify(body)}`)
    .digest('base64');

export type Transmission = {
  transmission_id: string;
  transmission_time: string;
  transmission_sig: string;
  webhook_id: string;
  webhook_event: unknown;
};

/** POST /v1/notifications/verify-webhook-signature */
export function isSigned({
  transmission_id: id,
  transmission_time: time,
  transmission_sig: signature,
  webhook_id: webhookId,
  webhook_event: body,
}: Transmission): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(webhookId, id, time, body))];
  return given.length === right.length && timingSafeEqual(given, right);
}

export const payPalOutbox = ({ store, clock }: PayPalSimulator, webhookId: string): Outbox => ({
  pending(limit) {
    const now = clock().toISOString();
    return store
      .pendingEvents(Infinity)
      .filter(({ create_time: time }) => time <= now)
      .slice(0, limit)
      .map((body) => ({
        id: body.id,
        payload: JSON.stringify(body),
        headers: new Headers({
          'PayPal-Transmission-Id': body.id,
          'PayPal-Transmission-Time': now,
          'PayPal-Transmission-Sig': signatureOf(webhookId, body.id, now, body),
          'PayPal-Auth-Algo': 'SHA256withRSA',
          'PayPal-Cert-Url': 'https://api.paypal.com/v1/notifications/certs/simulator',
        }),
      }));
  },
  forget: (id) => store.forgetEvent(id),
});
