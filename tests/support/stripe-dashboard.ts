import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { Backend } from '#backend/backend.ts';
import { newId } from '#backend/simulators/stripe/id.ts';

type Shop = Pick<Backend, 'payments' | 'clock'>;

/** Somebody gives money back in Stripe's dashboard, where nothing is known of our keys. @param amount in minor units */
export function refundAtStripe({ payments }: Shop, reference: string | null, amount: number): Promise<Stripe.Refund> {
  const { stripe: gateway } = payments.gateways;
  if (!gateway) throw new Error('the shop has no Stripe');
  return gateway.stripe.refunds.create({ payment_intent: reference ?? '', amount }, { idempotencyKey: randomUUID() });
}

/** What Stripe tells besides, in any order and as often as it likes. */
export function tell({ payments, clock }: Shop, type: string, object: object): void {
  const created = Math.floor(clock().getTime() / 1000);
  const event = { id: newId('evt'), object: 'event', type, created, data: { object }, livemode: false, pending_webhooks: 1, request: null };
  payments.simulators?.stripe?.store.write({ objects: [{ ...event, api_version: Stripe.API_VERSION } as Stripe.Event] });
}
