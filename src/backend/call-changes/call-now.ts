import { callText } from '#domain/cruises/changed-call.ts';
import type { Backend } from '../backend.ts';
import type { Call } from '../catalogue/cruises.ts';
import { callOn, callsIn } from '../sailings/excursion.ts';
import { stayOf } from '../sailings/shore-call.ts';
import type { FromShip } from './from-ship.ts';

type Known = Pick<Backend, 'catalogue'>;
type Taken = { day: string; item: FromShip['item'] };

/** The sailing of a booking, whichever shop shows it: what is not shown here any more has still not ended. */
export const routeOf = ({ catalogue }: Known, { item }: Pick<Taken, 'item'>) =>
  catalogue.cruises.routes.get(item.shoreCall?.cruiseRouteUuid.toLowerCase() ?? '');

/** The stay of its ship on the day of a booking. */
export function stayNow(known: Known, booking: Taken): Call | undefined {
  const route = routeOf(known, booking);
  const city = booking.item.picture?.city;
  return route && city !== undefined ? callOn(callsIn(route, city), booking.day) : undefined;
}

/** Whether a catalogue can tell of calls at all: one without a single line has lost its files, and says nothing of any sailing. */
export const tellsOfCalls = ({ catalogue }: Known): boolean => catalogue.cruises.lines.length > 0;

/** The call of a booking as the catalogue has it now, as one text (`callText`). */
export function callNow(known: Known, booking: Taken): string {
  const stay = stayNow(known, booking);
  return callText(stay && stayOf(stay));
}
