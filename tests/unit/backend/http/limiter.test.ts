import { beforeEach, describe, expect, it } from 'vitest';
import { limiter, type Limiter } from '#backend/http/limiter.ts';
import { refusalOf } from '#backend/http/refusal.ts';

const start = Date.parse('2026-11-22T10:00:59Z');
let now: Date;
let posts: Limiter;

beforeEach(() => {
  now = new Date(start);
  posts = limiter({ most: 3, minutes: 1, clock: () => now });
});

const after = (seconds: number): void => {
  now = new Date(start + seconds * 1000);
};

/** Seconds to wait for the next one, 0 where it passes. */
function wait(key: string): unknown {
  try {
    posts.count(key);
    return 0;
  } catch (error) {
    const { code, details } = refusalOf(error);
    expect(code).toBe('too_many_requests');
    return details?.['retryAfter'];
  }
}

describe('a limit of three in a minute', () => {
  it('counts for each key alone', () => {
    expect(['1.1.1.1', '1.1.1.1', '1.1.1.1', '2.2.2.2', '1.1.1.1'].map(wait)).toEqual([0, 0, 0, 0, 60]);
  });

  it('begins with the first, not with the minute of the clock', () => {
    expect([wait('a'), wait('a')]).toEqual([0, 0]);
    after(30);
    expect([wait('a'), wait('a')]).toEqual([0, 30]);
    after(59.5);
    expect([wait('b'), wait('a')]).toEqual([0, 1]);
    after(60);
    expect([wait('a'), wait('a'), wait('a'), wait('a')]).toEqual([0, 0, 0, 60]);
    expect([wait('b'), wait('b'), wait('b')]).toEqual([0, 0, 60]);
  });

  it('lets one be taken back, and a key start anew', () => {
    expect([wait('a'), wait('a'), wait('a')]).toEqual([0, 0, 0]);
    posts.takeBack('a');
    expect([wait('a'), wait('a')]).toEqual([0, 60]);
    posts.forget('a');
    expect(wait('a')).toBe(0);
    posts.takeBack('unknown');
    expect([wait('unknown'), wait('unknown'), wait('unknown'), wait('unknown')]).toEqual([0, 0, 0, 60]);
  });
});
