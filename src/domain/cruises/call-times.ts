import { instantOfWallTime, wallTimeIn } from '../day.ts';

/** Of a ship in a port, by the port's clocks: `yyyy-MM-ddTHH:mm`. */
export type CallTimes = { arrival?: string | undefined; departure?: string | undefined; allAboard?: string | undefined };

/** Of which call, by its place in the voyage, which time is wrong, and what of it. `follows`: the time that it is earlier than. */
export type TimesProblem = { index: number; field: keyof CallTimes; text: string; follows?: string };

/** `port`: its id. `timeZone`: absent where it is not known; the times of such a call are then compared with none. */
type TimedCall = CallTimes & { port: string; timeZone: string | undefined };

const usualMinutesBefore = 30;

/** When the last guest has to be back on board: half an hour before the departure, where nothing else is said. */
export function allAboardOf({ allAboard, departure }: CallTimes, timeZone: string): string | undefined {
  if (allAboard !== undefined || departure === undefined) return allAboard;
  return wallTimeIn(timeZone, new Date(instantOfWallTime(departure, timeZone).getTime() - usualMinutesBefore * 60_000));
}

function presenceProblems(calls: readonly TimedCall[]): TimesProblem[] {
  return calls.flatMap(({ port, arrival, departure }, index): TimesProblem[] => {
    const [isFirst, isLast] = [index === 0, index === calls.length - 1];
    let text = `${port} needs an arrival and a departure`;
    if (isFirst) text = 'the first call has a departure and no arrival';
    else if (isLast) text = 'the last call has an arrival and no departure';
    return [
      ...((arrival === undefined) === isFirst ? [] : [{ index, field: 'arrival' as const, text }]),
      ...((departure === undefined) === isLast ? [] : [{ index, field: 'departure' as const, text }]),
    ];
  });
}

function orderProblems(calls: readonly TimedCall[]): TimesProblem[] {
  const problems: TimesProblem[] = [];
  let before = { at: Number.NEGATIVE_INFINITY, time: '' };
  for (const [index, call] of calls.entries()) {
    const { port, timeZone } = call;
    for (const field of ['arrival', 'allAboard', 'departure'] as const) {
      const time = call[field];
      if (time === undefined || timeZone === undefined) continue;
      const at = instantOfWallTime(time, timeZone).getTime();
      const text = `${port}: ${time} is before what comes before it`;
      if (at < before.at) problems.push({ index, field, text, follows: before.time });
      before = { at, time };
    }
  }
  return problems;
}

/** What is wrong with the times of a voyage of two calls or more: none is earlier than the one before it. Missing ones come first. */
export const problemsOfTimes = (calls: readonly TimedCall[]): TimesProblem[] => [...presenceProblems(calls), ...orderProblems(calls)];
