import { sendDueFarewells } from '../account/farewell.ts';
import type { Backend } from '../backend.ts';
import { sendDueAccountMails } from '../identity/send-due.ts';
import { sendDueConfirmations } from '../newsletter/send-due.ts';
import { deliverEvents } from '../simulators/stripe/deliver.ts';
import { sendDueCodes } from '../bookings/access/send-due.ts';
import { givingWay, noRest, paced, type Pace } from './pace.ts';
import { declineUnanswered } from '../operators/decide.ts';
import { settleAbandoned } from '../checkout/settle.ts';
import { workOff } from './outbox.ts';
import { receiveWebhook } from '../payments/card/webhook.ts';

const everyMilliseconds = 1_000;

type Round = (backend: Backend, pace: Pace) => Promise<number>;

/** What settles payments and seats. */
const settleRound: Round = async (backend, pace) => {
  const delivered = await paced(pace, () => deliverEvents(backend, (payload, signature) => receiveWebhook(backend, payload, signature)));
  await settleAbandoned(backend);
  return delivered + (await declineUnanswered(backend)) + (await workOff(backend, 'money', pace));
};

/** What depends on the mail server, which may need seconds for each mail to fail. */
const mailRound: Round = async (backend, pace) =>
  (await workOff(backend, 'mail', pace)) +
  (await sendDueConfirmations(backend)) +
  (await sendDueAccountMails(backend)) +
  (await sendDueFarewells(backend)) +
  (await sendDueCodes(backend));

/** One round of what is due now: safe beside other servers that do the same. @returns how much it did; after none, nothing is due */
export const complete = async (backend: Backend): Promise<number> =>
  (await settleRound(backend, noRest)) + (await mailRound(backend, noRest));

/** Round after round while there is something to do, giving way to buyers, else every second. @returns the function that stops it and waits for the round under way */
function repeat(round: Round, backend: Backend): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let work = once();
  async function once(): Promise<void> {
    const done = await round(
      backend,
      givingWay(() => isStopped),
    ).catch((error: unknown) => {
      backend.log.error({ err: error }, 'the completer will try again');
      return 0;
    });
    if (!isStopped)
      timer = setTimeout(
        () => {
          work = once();
        },
        done > 0 ? 0 : everyMilliseconds,
      );
  }
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await work;
  };
}

/** Completes what is due, payments beside mails: no mail server keeps money waiting. @returns the function that stops it and waits for what is under way */
export function startCompleter(backend: Backend): () => Promise<void> {
  const stops = [settleRound, mailRound].map((round) => repeat(round, backend));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
