import * as v from 'valibot';
import { uuid } from '#contracts/common.ts';
import { Refusal } from '../../http/refusal.ts';
import type { PaymentEvent } from '../method.ts';
import { PayPalRefusal } from './client.ts';
import type { PayPalGateway } from './gateway.ts';
import { refundOf } from './payment.ts';
import { checkoutOf, minorOf, payPalAmount, payPalOrder } from './orders.ts';

/** https://developer.paypal.com/api/rest/webhooks/event-names */
const envelope = v.object({ id: v.string(), event_type: v.string(), resource: v.record(v.string(), v.unknown()) });
const ofOrder = v.object({ supplementary_data: v.object({ related_ids: v.object({ order_id: v.string() }) }) });
const refund = v.object({
  id: v.string(),
  status: v.string(),
  custom_id: v.optional(v.string()),
  amount: payPalAmount,
  links: v.optional(v.array(v.object({ rel: v.string(), href: v.string() })), []),
});
const verification = v.object({ verification_status: v.string() });

/** Has PayPal itself say whether it sent this. @throws Refusal `bad_signature` */
async function verified({ client, webhookId }: PayPalGateway, payload: string, headers: Headers): Promise<v.InferOutput<typeof envelope>> {
  try {
    const event: unknown = JSON.parse(payload);
    const { verification_status: status } = v.parse(
      verification,
      await client.post('/v1/notifications/verify-webhook-signature', {
        auth_algo: headers.get('paypal-auth-algo'),
        cert_url: headers.get('paypal-cert-url'),
        transmission_id: headers.get('paypal-transmission-id'),
        transmission_sig: headers.get('paypal-transmission-sig'),
        transmission_time: headers.get('paypal-transmission-time'),
        webhook_id: webhookId,
        webhook_event: event,
      }),
    );
    if (status === 'SUCCESS') return v.parse(envelope, event);
  } catch (cause) {
    if (!(cause instanceof PayPalRefusal || cause instanceof SyntaxError || v.isValiError(cause))) throw cause;
    throw new Refusal('bad_signature', undefined, { cause });
  }
  throw new Refusal('bad_signature');
}

/** A refund names its capture alone, and the capture its order. @returns empty where it names none */
async function orderOf({ client }: PayPalGateway, { links }: v.InferOutput<typeof refund>): Promise<string> {
  const capture = links.find(({ rel }) => rel === 'up');
  const found = v.safeParse(ofOrder, capture && (await client.get(new URL(capture.href).pathname)));
  return found.success ? found.output.supplementary_data.related_ids.order_id : '';
}

/** What becomes of a capture after the shop has asked for it. */
const captures: Record<string, 'captured' | 'pending' | 'reversed'> = {
  'PAYMENT.CAPTURE.COMPLETED': 'captured',
  'PAYMENT.CAPTURE.PENDING': 'pending',
  'PAYMENT.CAPTURE.DENIED': 'reversed',
  'PAYMENT.CAPTURE.DECLINED': 'reversed',
  'PAYMENT.CAPTURE.REVERSED': 'reversed',
};

/** An event of PayPal in neutral words. @returns nothing where it is of another provider */
export async function eventOf(gateway: PayPalGateway, payload: string, headers: Headers): Promise<PaymentEvent | undefined> {
  if (!headers.has('paypal-transmission-id')) return undefined;
  const { id, event_type: type, resource } = await verified(gateway, payload, headers);
  if (type === 'CHECKOUT.ORDER.APPROVED') {
    const order = v.parse(payPalOrder, resource);
    const checkout = checkoutOf(order);
    return checkout === undefined ? { id, type, about: 'nothing' } : { id, type, about: 'payment', checkout, reference: order.id };
  }
  if (type === 'PAYMENT.CAPTURE.REFUNDED') {
    const made = v.parse(refund, resource);
    const key = v.safeParse(uuid, made.custom_id);
    const of = { reference: await orderOf(gateway, made), amount: minorOf(made.amount) };
    return { id, type, about: 'refund', ...(key.success && { key: key.output }), ...of, refund: refundOf(made) };
  }
  const state = captures[type];
  const related = v.safeParse(ofOrder, resource);
  if (state === undefined || !related.success) return { id, type, about: 'nothing' };
  return { id, type, about: 'capture', reference: related.output.supplementary_data.related_ids.order_id, state };
}
