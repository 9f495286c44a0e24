import type { Backend } from '../backend.ts';
import { Refusal } from '../http/refusal.ts';

type Limit = { perAddress: number; perEmail: number; minutes: number };
type Attempt = { address: string; email: string };

const limits = {
  signIn: { perAddress: 60, perEmail: 10, minutes: 15 },
  /** Each of these may cost a stranger a mail. */
  mail: { perAddress: 20, perEmail: 4, minutes: 60 },
} satisfies Record<string, Limit>;

/** Counts for each key, from its first attempt on for so many minutes. @returns seconds until they are over, where the limit is reached */
function counter(clock: () => Date) {
  const counts = new Map<string, { count: number; until: number }>();
  return (key: string, most: number, minutes: number): number | undefined => {
    const now = clock().getTime();
    if ((counts.get(key)?.until ?? 0) <= now) for (const [other, { until }] of counts) if (until <= now) counts.delete(other);
    const counted = counts.get(key) ?? { count: 0, until: now + minutes * 60_000 };
    counted.count += 1;
    counts.set(key, counted);
    return counted.count > most ? Math.ceil((counted.until - now) / 1000) : undefined;
  };
}

export type Attempts = (what: keyof typeof limits, attempt: Attempt) => void;

/**
 * Slows down whoever guesses passwords or floods mailboxes, whether or not the address has an account.
 * @returns a function that counts an attempt; @throws Refusal `too_many_requests` with `retryAfter` in seconds
 */
export function attemptsOf({ config, clock }: Pick<Backend, 'config' | 'clock'>): Attempts {
  const count = counter(clock);
  return (what, { address, email }) => {
    if (!config.rateLimits) return;
    const { perAddress, perEmail, minutes } = limits[what];
    const waits = [count(`${what} at ${address}`, perAddress, minutes), count(`${what} for ${email}`, perEmail, minutes)];
    const retryAfter = Math.max(...waits.map((wait) => wait ?? 0));
    if (retryAfter > 0) throw new Refusal('too_many_requests', { retryAfter });
  };
}
