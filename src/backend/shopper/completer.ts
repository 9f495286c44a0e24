import type { Backend } from '../backend.ts';
import { deliverEvents } from '../payments/simulator/deliver.ts';
import { declineUnanswered } from './requests/decide.ts';
import { settleAbandoned } from './settle.ts';
import { workOff } from './tasks/outbox.ts';
import { receiveWebhook } from './webhook.ts';

const everyMilliseconds = 1_000;
/** For a round of work, so many of rest: tickets are drawn in the process that also sells, and selling comes first. */
const rest = 4;

/**
 * One round of what is due now: safe beside other servers that do the same.
 * @returns how much it did; after none, nothing is due
 */
export async function complete(backend: Backend): Promise<number> {
  const delivered = await deliverEvents(backend, (payload, signature) => receiveWebhook(backend, payload, signature));
  await settleAbandoned(backend);
  return delivered + await declineUnanswered(backend) + await workOff(backend);
}

/** Completes round after round while there is something to do, resting in between, else every second. @returns the function that stops it and waits for the round under way */
export function startCompleter(backend: Backend): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let work = round();
  async function round(): Promise<void> {
    const started = performance.now();
    const done = await complete(backend).catch((error: unknown) => {
      backend.log.error({ err: error }, 'the completer will try again');
      return 0;
    });
    const pause = done > 0 ? (performance.now() - started) * rest : everyMilliseconds;
    if (!isStopped) timer = setTimeout(() => { work = round(); }, pause);
  }
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await work;
  };
}
