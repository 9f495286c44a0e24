import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Database } from '../../db/open.ts';
import { SimulatorError } from './errors.ts';
import { eventsOf } from './events.ts';
import { throwIfRefused } from './intents.ts';
import type { RecentObjects } from './recent-objects.ts';
import { readFor, write, type Answer, type Change, type SavedAnswer, type Stored } from './store.ts';

export type Ground = { db: Database; clock: () => Date; recent: RecentObjects };
/** What a call does: the answer it gives and the objects it writes. */
export type Effect = Answer & Omit<Change, 'answer'>;
export type Call = {
  /** Method, path and parameters: what an Idempotency-Key stands for. */
  signature: string;
  key: string | undefined;
  /** The object that the call is about. */
  id?: string;
  run: (object: Stored | undefined, now: Date) => Promise<Effect> | Effect;
};

/** Under contention on one object; each try but the first reads it afresh. */
const tries = 20;

function replay(saved: SavedAnswer, fingerprint: string, key: string): Answer {
  if (saved.fingerprint === fingerprint) return saved;
  throw new SimulatorError(400, 'idempotency_error', `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`);
}

/** The state that a payment intent has come to, with the event that tells of it; a declined card is an answer too. */
export function intentEffect(before: Stripe.PaymentIntent | undefined, after: Stripe.PaymentIntent, now: Date): Effect {
  const events = eventsOf(before, after, now);
  const change = before ? { added: events, replaced: { before, after } } : { added: [after, ...events] };
  try {
    throwIfRefused(after);
    return { status: 200, body: after, ...change };
  } catch (error) {
    if (error instanceof SimulatorError) return { status: error.status, body: error.body, ...change };
    throw error;
  }
}

/**
 * Does a call once for each Idempotency-Key, as Stripe does: the same parameters get the same answer, others an error.
 * @throws SimulatorError for a call that cannot be done; such answers are not remembered
 */
export async function perform(ground: Ground, call: Call): Promise<Answer> {
  const fingerprint = createHash('sha256').update(call.signature).digest('base64url');
  const quick = await tryOnce(ground, call, fingerprint, guess(ground, call)).catch(ifRefused);
  if (quick) return quick;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const known = await readFor(ground.db, call.id, call.key);
    if (known.answer && call.key !== undefined) return replay(known.answer, fingerprint, call.key);
    const answer = await tryOnce(ground, call, fingerprint, known);
    if (answer) return answer;
  }
  throw new SimulatorError(429, 'invalid_request_error', 'This object cannot be accessed right now because another API request or Stripe process is currently accessing it.', { code: 'lock_timeout' });
}

type Known = { object?: Stored };

/** Most calls make an object, or change one that was made a moment ago: for those nothing need be read. */
function guess({ recent }: Ground, { id }: Call): Known | undefined {
  if (id === undefined) return {};
  const object = recent.get(id);
  return object && { object };
}

/** A guess may have been wrong, and the key may have its answer already: a refusal counts once all is read. */
function ifRefused(error: unknown): undefined {
  if (!(error instanceof SimulatorError)) throw error;
}

async function tryOnce({ db, clock, recent }: Ground, { key, run }: Call, fingerprint: string, known: Known | undefined): Promise<Answer | undefined> {
  if (!known) return undefined;
  const now = clock();
  const { status, body, ...change } = await run(known.object, now);
  const isDone = await write(db, { ...change, ...(key !== undefined && { answer: { key, fingerprint, status, body } }) }, now);
  if (!isDone) return undefined;
  recent.put([...change.added, ...(change.replaced ? [change.replaced.after] : [])]);
  return { status, body };
}
