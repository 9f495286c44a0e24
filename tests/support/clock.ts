/** A clock that stands still until a test moves it. */
export function testClock(start = '2026-11-21T10:00:00Z') {
  let now = new Date(start);
  return {
    now: () => now,
    advance: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    set: (instant: string) => {
      now = new Date(instant);
    },
  };
}
