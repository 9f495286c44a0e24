import { sendDueFarewells } from '../account/farewell.ts';
import type { Backend } from '../backend.ts';
import { sendDueAccountMails } from '../identity/send-due.ts';
import { sendDueConfirmations } from '../newsletter/send-due.ts';
import { deliverEvents } from '../payments/simulator/deliver.ts';
import { sendDueCodes } from './access/send-due.ts';
import { givingWay, noRest, paced, type Pace } from './pace.ts';
import { declineUnanswered } from './requests/decide.ts';
import { settleAbandoned } from './settle.ts';
import { workOff } from './tasks/outbox.ts';
import { receiveWebhook } from './webhook.ts';

const everyMilliseconds = 1_000;

/**
 * One round of what is due now: safe beside other servers that do the same.
 * @param pace how it rests between pieces of work
 * @returns how much it did; after none, nothing is due
 */
export async function complete(backend: Backend, pace: Pace = noRest): Promise<number> {
  const delivered = await paced(pace, () => deliverEvents(backend, (payload, signature) => receiveWebhook(backend, payload, signature)));
  await settleAbandoned(backend);
  return delivered + await declineUnanswered(backend) + await workOff(backend, pace) + await sendDueConfirmations(backend)
    + await sendDueAccountMails(backend) + await sendDueFarewells(backend) + await sendDueCodes(backend);
}

/** Completes round after round while there is something to do, giving way to buyers, else every second. @returns the function that stops it and waits for the round under way */
export function startCompleter(backend: Backend): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let work = round();
  async function round(): Promise<void> {
    const done = await complete(backend, givingWay(() => isStopped)).catch((error: unknown) => {
      backend.log.error({ err: error }, 'the completer will try again');
      return 0;
    });
    if (!isStopped) timer = setTimeout(() => { work = round(); }, done > 0 ? 0 : everyMilliseconds);
  }
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await work;
  };
}
