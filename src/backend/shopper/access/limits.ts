import { Refusal } from '../../http/refusal.ts';

/** For each key so many times in a window of time. Keys that nobody has heard of count like all others. */
export function limiter({ most, minutes, clock }: { most: number; minutes: number; clock: () => Date }) {
  let current = 0;
  const counts = new Map<string, number>();
  /** @throws Refusal `too_many_requests` */
  return (key: string): void => {
    const now = Math.floor(clock().getTime() / (minutes * 60_000));
    if (now !== current) counts.clear();
    current = now;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > most) throw new Refusal('too_many_requests');
  };
}
