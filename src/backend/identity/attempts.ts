import type { Backend } from '../backend.ts';
import { limiter } from '../http/limiter.ts';

/** `perEmail` holds up the owner of an address, too, when a stranger tries it. */
type Limit = { perAddress: number; perEmail?: number; minutes: number };
type Attempt = { address: string; email: string };

const limits = {
  signIn: { perAddress: 60, perEmail: 10, minutes: 15 },
  /** Each of these may cost a stranger a mail. */
  mail: { perAddress: 60, perEmail: 4, minutes: 60 },
  /** Each code is a mail and takes few tries, which limits those of one address. */
  code: { perAddress: 60, minutes: 15 },
  /** Reads through all bookings. */
  personalData: { perAddress: 60, perEmail: 10, minutes: 60 },
} satisfies Record<string, Limit>;

export type Attempts = {
  /** Counts an attempt. @throws Refusal `too_many_requests` with `retryAfter` in seconds */
  count: (kind: keyof typeof limits, attempt: Attempt) => void;
  /** Takes an attempt back that was right: whoever signs in often does not guess. */
  forgive: (kind: keyof typeof limits, attempt: Attempt) => void;
};

/** Slows down whoever guesses passwords or floods mailboxes, whether or not the address has an account. */
export function attemptsOf({ config, clock }: Pick<Backend, 'config' | 'clock'>): Attempts {
  const counterOf = ({ perAddress, perEmail, minutes }: Limit) => ({
    ofAddress: limiter({ most: perAddress, minutes, clock }),
    ofEmail: perEmail === undefined ? undefined : limiter({ most: perEmail, minutes, clock }),
  });
  const counters = {
    signIn: counterOf(limits.signIn),
    mail: counterOf(limits.mail),
    code: counterOf(limits.code),
    personalData: counterOf(limits.personalData),
  };

  return {
    count(kind, { address, email }) {
      if (!config.rateLimits) return;
      counters[kind].ofAddress.count(address);
      counters[kind].ofEmail?.count(email);
    },
    forgive(kind, { address, email }) {
      counters[kind].ofAddress.takeBack(address);
      counters[kind].ofEmail?.forget(email);
    },
  };
}
