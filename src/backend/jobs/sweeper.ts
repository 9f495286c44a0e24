import { eraseDue, forgetWords } from '../account/erasure.ts';
import type { Backend } from '../backend.ts';
import { forgetOldMails } from '../identity/account-mails.ts';
import { forgetExpired } from '../identity/adapter.ts';
import { forgetUnconfirmed, forgetUnsubscribed } from '../newsletter/subscriptions.ts';
import { forgetCodes } from '../bookings/access/codes.ts';
import { forgetFailed } from '../checkout/claims.ts';
import { releaseExpired } from '../suppliers/local/holds.ts';

const everyMilliseconds = 5_000;
/** What lasts for days or years, and has no index of its own, is looked for rarely. */
const forgetEveryMilliseconds = 3_600_000;

/**
 * Releases expired holds, and forgets unconfirmed subscriptions, old codes, what signing in has left behind and what bookings of deleted accounts
 * need no longer, every few seconds; failed orders, and what claims no longer arise from, once an hour.
 * @returns the function that stops it and waits for the sweep under way
 */
export function startSweeper({ db, clock, log }: Backend): () => Promise<void> {
  let sweep: Promise<void> = Promise.resolve();
  let forgetAt = 0;
  const timer = setInterval(() => {
    sweep = sweep
      .then(async () => {
        const count = await releaseExpired(db, clock());
        if (count > 0) log.debug({ count }, 'expired holds released');
        await forgetUnconfirmed(db, clock());
        await forgetOldMails(db, clock());
        // The identity provider goes by the process's own clock.
        await forgetExpired(db, new Date());
        await forgetCodes(db, clock());
        await eraseDue({ db, clock });
        if (clock().getTime() < forgetAt) return;
        await forgetFailed(db, clock());
        await forgetUnsubscribed(db, clock());
        await forgetWords({ db, clock });
        forgetAt = clock().getTime() + forgetEveryMilliseconds;
      })
      .catch((error: unknown) => log.error({ err: error }, 'what has expired could not be released'));
  }, everyMilliseconds);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await sweep;
  };
}
