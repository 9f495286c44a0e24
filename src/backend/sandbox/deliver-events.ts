import { eq } from 'drizzle-orm';
import { webhookOutcomes, type WebhookOutcome } from '#contracts/sandbox.ts';
import type { Backend } from '../backend.ts';
import { readPaymentEvent, receivePaymentEvent } from '../checkout/payment-event.ts';
import { payments } from '../db/payments-schema.ts';
import type { Routine } from '../jobs/routines.ts';
import { deliverEvents, pendingOf } from '../simulators/deliver.ts';
import type { Outbox, Outgoing } from '../simulators/outbox.ts';
import type { Expected } from './sandbox.ts';

/** News of an order that come out of order are collected for so long. */
const collectedMilliseconds = 30_000;

type News = { events: readonly Outgoing[]; outbox: Outbox; age: number };
/** What of an order's news its shop is told now, in which order. */
const told: Record<WebhookOutcome, (news: News) => readonly Outgoing[]> = {
  webhook_lost({ events, outbox }) {
    for (const { id } of events) outbox.forget(id);
    return [];
  },
  webhook_twice: ({ events }) => events.flatMap((event) => [event, event]),
  webhook_out_of_order: ({ events, age }) => (age < collectedMilliseconds ? [] : events.toReversed()),
};

const isOfWebhook = (expected: Expected): expected is Expected<WebhookOutcome> => webhookOutcomes.some((one) => one === expected.outcome);

/** The order that an event is about. */
async function checkoutOf(backend: Backend, { payload, headers }: Outgoing): Promise<string | undefined> {
  const event = await readPaymentEvent(backend, payload, headers);
  if (event.about === 'nothing') return undefined;
  if (event.about === 'payment') return event.checkout;
  const { checkoutKey, reference } = payments;
  const [payment] = await backend.db.select({ checkoutKey }).from(payments).where(eq(reference, event.reference));
  return payment?.checkoutKey;
}

/** The events that a shop is told now, as it was planned for their orders. */
async function plannedEvents(backend: Backend, outbox: Outbox): Promise<Outgoing[]> {
  const { sandbox, clock } = backend;
  const pending = pendingOf(outbox);
  const plans = sandbox?.expected().filter(isOfWebhook) ?? [];
  if (plans.length === 0) return pending;
  const orders = await Promise.all(pending.map((event) => checkoutOf(backend, event)));
  const eventsOf = (key: string) => pending.filter((_, index) => orders[index] === key);
  const now = clock().getTime();
  return [
    ...pending.filter((_, index) => plans.every(({ checkoutKey }) => checkoutKey !== orders[index])),
    ...plans.flatMap(({ checkoutKey, outcome, since }) =>
      told[outcome]({ events: eventsOf(checkoutKey), outbox, age: now - since.getTime() }),
    ),
  ];
}

/** Where there is no provider to send its events, they are fetched from the simulators. */
export const deliverEventsRoutine: Routine = {
  name: "deliver the simulator's events",
  everySeconds: 1,
  work: (backend) =>
    deliverEvents(
      backend,
      (payload, headers) => receivePaymentEvent(backend, payload, headers),
      (outbox) => plannedEvents(backend, outbox),
    ),
};
