import type { ErrorCode } from '#contracts/errors.ts';
import { Refusal } from './refusal.ts';

/** `code`: what it is refused with. */
type Limit = { most: number; minutes: number; clock: () => Date; code?: ErrorCode };
type Counted = { count: number; until: number };

export type Limiter = {
  /** What is refused does not count. @throws Refusal `too_many_requests`, or the limit's own code, with `retryAfter` in seconds */
  count: (key: string) => void;
  /** Takes one back that should not have counted. */
  takeBack: (key: string) => void;
  /** The key starts anew. */
  forget: (key: string) => void;
};

/** For each key so many times, within so many minutes of its first. Unknown keys count like all others. */
export function limiter({ most, minutes, clock, code = 'too_many_requests' }: Limit): Limiter {
  /** In the order of their first: those that are over come first. */
  const counts = new Map<string, Counted>();

  function dropOver(now: number): void {
    for (const [key, { until }] of counts) {
      if (until > now) return;
      counts.delete(key);
    }
  }

  return {
    count(key) {
      const now = clock().getTime();
      dropOver(now);
      const counted = counts.get(key) ?? { count: 0, until: now + minutes * 60_000 };
      if (counted.count >= most) throw new Refusal(code, { retryAfter: Math.ceil((counted.until - now) / 1000) });
      counted.count += 1;
      counts.set(key, counted);
    },
    takeBack(key) {
      const counted = counts.get(key);
      if (counted) counted.count -= 1;
    },
    forget: (key) => void counts.delete(key),
  };
}
