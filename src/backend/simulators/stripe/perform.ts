import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { SimulatorError } from './errors.ts';
import { eventsOf } from './events.ts';
import { throwIfRefused } from './intents.ts';
import type { Answer, SavedAnswer } from '../store.ts';
import type { SimulatorStore, Stored } from './store.ts';

export type Simulator = { store: SimulatorStore; clock: () => Date };
/** What a call does: the answer it gives and the objects it writes. */
export type Effect = Answer & { objects: readonly Stored[] };
export type Call = {
  /** Path and parameters: what an Idempotency-Key stands for. */
  signature: string;
  key: string | undefined;
  run: (now: Date) => Effect;
};

function replay(saved: SavedAnswer, fingerprint: string): Answer {
  if (saved.fingerprint === fingerprint) return saved;
  throw new SimulatorError(
    400,
    'idempotency_error',
    'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
      `Try using a key other than '${saved.key}' if you meant to execute a different request.`,
  );
}

/** The state that a payment intent has come to, with the event that tells of it; a declined card is an answer too. */
export function intentEffect(before: Stripe.PaymentIntent | undefined, after: Stripe.PaymentIntent, now: Date): Effect {
  const objects = [after, ...eventsOf(before, after, now)];
  try {
    throwIfRefused(after);
    return { status: 200, body: after, objects };
  } catch (error) {
    if (error instanceof SimulatorError) return { status: error.status, body: error.body, objects };
    throw error;
  }
}

/**
 * Does a call once for each Idempotency-Key, as Stripe does: the same parameters get the same answer, others an error.
 * Nothing in it waits, so that no two calls are ever at work on one object.
 * @throws SimulatorError for a call that cannot be done; such answers are not stored
 */
export function perform({ store, clock }: Simulator, { signature, key, run }: Call): Answer {
  if (key === undefined) {
    const { status, body, objects } = run(clock());
    store.write({ objects });
    return { status, body };
  }
  const fingerprint = createHash('sha256').update(signature).digest('base64url');
  const saved = store.answerTo(key);
  if (saved) return replay(saved, fingerprint);
  const { status, body, objects } = run(clock());
  store.write({ objects, answer: { key, fingerprint, status, body } });
  return { status, body };
}
