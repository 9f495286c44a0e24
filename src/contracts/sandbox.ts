import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { emailAddress } from './email-address.ts';

/** What can become of an order that is placed; all but `answer_delayed` refuse it once. */
export const orderOutcomes = ['payment_declined', 'answer_delayed', 'price_changed', 'sold_out'] as const;
/** What can become of the news that its payment provider sends. */
export const webhookOutcomes = ['webhook_lost', 'webhook_twice', 'webhook_out_of_order'] as const;
/** What the operator can answer to each of its bookings that is on request. */
export const operatorOutcomes = ['operator_confirms', 'operator_declines', 'operator_suggests'] as const;

export type OrderOutcome = (typeof orderOutcomes)[number];
export type WebhookOutcome = (typeof webhookOutcomes)[number];
export type OperatorOutcome = (typeof operatorOutcomes)[number];
export type SandboxOutcome = OrderOutcome | WebhookOutcome | OperatorOutcome;

const mostOutcomes = 10;
const outcomes = v.pipe(v.array(v.picklist([...orderOutcomes, ...webhookOutcomes, ...operatorOutcomes])), v.maxLength(mostOutcomes));
const plan = v.object({
  /** Of the booker, with or without capitals. */
  email: v.pipe(emailAddress, v.toLowerCase()),
  /** One after the other: what refuses an order leaves the rest to the next try. */
  outcomes,
});
export type SandboxPlan = v.InferOutput<typeof plan>;

/** What happens next to orders of an e-mail address, in place of what was planned for it before; an empty list withdraws it. */
export const planSandbox = endpoint({ service: 'shopper', method: 'PUT', path: '/sandbox/outcomes', body: plan, response: plan });

/** What is planned and has not happened yet. */
export const sandboxPlan = endpoint({
  service: 'shopper',
  method: 'GET',
  path: '/sandbox/outcomes',
  query: v.pick(plan, ['email']),
  response: plan,
});
