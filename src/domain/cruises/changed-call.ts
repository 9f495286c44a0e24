import * as v from 'valibot';
import { startOf, type BookedCall, type BookedItem } from '../booked-item.ts';
import type { ShipProblem } from '../products/kind.ts';

/** Why all money of a booking comes back: the sailing, or its call on that day, is gone; other times; nobody has chosen; the guest has. */
export const refundReasons = ['sailing_gone', 'call_gone', 'times', 'unanswered', 'asked'] as const;

/** What has become of a booking when the call of its ship changed last. */
export const callChange = v.object({
  /** ISO 8601: which of several changes. */
  at: v.string(),
  outcome: v.picklist(['stands', 'offer', 'moved', 'refund']),
  /** The call that it was handled for, as `callText` has it. */
  call: v.string(),
  reason: v.optional(v.picklist(refundReasons)),
  /** Until when the guest can choose, ISO 8601. */
  until: v.optional(v.string()),
  /** When it began before the guest took another time. */
  movedFrom: v.optional(v.string()),
});
export type CallChange = v.InferOutput<typeof callChange>;

/** What a guest has to know of a call, as one text: calls with the same text are the same. Absent: the ship does not call. */
export const callText = (
  call: Omit<BookedCall, 'verdict' | 'sailing' | 'cruiseRouteUuid' | 'cruiseLineName' | 'cruiseShipName'> | undefined,
): string =>
  call
    ? [call.port.en, call.terminal?.en, call.timeZone, call.arrival, call.allAboard, call.departure, call.berth, call.shipTimeZone]
        .map((said) => said ?? '-')
        .join(' ')
    : 'none';

/** The call that a booking was made for, or handled for last. */
export const knownCall = ({ item, callChange: last }: { item: Pick<BookedItem, 'shoreCall'>; callChange: CallChange | null }): string =>
  last?.call ?? callText(item.shoreCall);

type Compared = {
  /** The call that the guest knows of, and the one of now, as texts. */
  known: string;
  now: string;
  /** Of the departure that is booked, with the call of now. */
  problem: ShipProblem | undefined;
  /** Whether other departures can be offered, and there is time to choose. */
  hasOthers: boolean;
};

/** What becomes of a booking whose call may have changed. */
export function outcomeOf({ known, now, problem, hasOthers }: Compared): 'unchanged' | 'stands' | 'offer' | 'refund' {
  if (known === now) return 'unchanged';
  if (!problem) return 'stands';
  return hasOthers ? 'offer' : 'refund';
}

const hour = 3_600_000;
/** So long a guest has to choose another time, and so long before the visit it is too late. */
const [hoursToChoose, hoursBefore] = [72, 24];

/** Until when a guest can choose who is asked now; it may be past. */
export const chooseUntil = (item: Pick<BookedItem, 'span'>, now: Date): Date =>
  new Date(Math.min(now.getTime() + hoursToChoose * hour, startOf(item).getTime() - hoursBefore * hour));
