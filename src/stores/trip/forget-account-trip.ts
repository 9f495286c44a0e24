import { $accountTrip, $storedTrip } from './stored.ts';

/** The account's trip leaves this browser. What the account has not been told of stays: it is nowhere else. */
export function forgetAccountTrip(): void {
  const known = $accountTrip.get();
  if (!known) return;
  const theirs = known.wishes.filter((one) => !known.refused.includes((one as { id: string }).id)).map((one) => JSON.stringify(one));
  $accountTrip.set(null);
  $storedTrip.set($storedTrip.get().filter((one) => !theirs.includes(JSON.stringify(one))));
}
