import { atMost } from '../browser/at-most.ts';

/** What the trip's page asks services for: twenty wishes at once would be too many. */
export const inTurn = atMost(4);
