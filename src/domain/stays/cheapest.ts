/** A room at a price; `room` tells what it is taken from. */
type Priced<R> = { room: R; total: number };

/**
 * The cheapest way to give each party a room of its own, when each kind of room is there so many times.
 * @param choices for each party, the cheapest first
 * @returns one of its choices for each party; nothing where the rooms do not suffice
 */
export function cheapestRooms<R extends { count: number }, P extends Priced<R>>(choices: readonly (readonly P[])[]): P[] | undefined {
  let best: { total: number; chosen: P[] } | undefined;
  const taken = new Map<R, number>();

  function choose(chosen: P[], total: number): void {
    if (best && total >= best.total) return;
    const ofNext = choices[chosen.length];
    if (!ofNext) {
      best = { total, chosen };
      return;
    }
    const tried = new Set<R>();
    for (const choice of ofNext) {
      const { room } = choice;
      const already = taken.get(room) ?? 0;
      if (tried.has(room) || already >= room.count) continue;
      tried.add(room);
      taken.set(room, already + 1);
      choose([...chosen, choice], total + choice.total);
      taken.set(room, already);
    }
  }

  choose([], 0);
  return best?.chosen;
}
