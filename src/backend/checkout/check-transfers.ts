import * as v from 'valibot';
import { directions, type Direction } from '#contracts/transfers.ts';
import { flight } from '#domain/questions/flight.ts';
import { chosenPlace, saidOf } from '#domain/transfers/chosen.ts';
import { transferKindOf } from '#domain/transfers/registry.ts';
import { transferTime } from '#domain/transfers/shown.ts';
import { spanOf } from '../catalogue/booked-item.ts';
import { Refusal } from '../http/refusal.ts';
import { ofEachItem, type OrderedItem } from './checkout.ts';

const fields = { pickup: 'startingPointInformation', dropOff: 'dropOffInformation' } as const satisfies Record<Direction, string>;

/** What is wrong with what an order says of a direction: the form's own rules, and some that no form can break. */
function problemOf({ order, product, hold }: OrderedItem, direction: Direction): string | undefined {
  const places = product[direction];
  const ordered = saidOf(order, direction);
  if (places.length === 0) return ordered && 'not_offered';
  const place = chosenPlace(places, ordered?.id);
  if (!place) return ordered?.id === undefined ? 'required' : 'unknown_place';
  const { said = {} } = ordered ?? {};
  const kind = transferKindOf(place);
  if (kind.fields.some((field) => said[field] === undefined)) return 'required';
  if (Object.keys(said).some((field) => !kind.fields.some((asked) => asked === field))) return 'not_asked';
  if (said.flight !== undefined && !v.is(flight.answer, said.flight)) return 'not_a_flight';
  return kind.problem?.(place, said, direction, transferTime(direction, place, spanOf(product, hold)));
}

/** Guests are fetched and brought where the tour says, and nowhere else: a hotel in place of the meeting point would lead them astray. */
export const checkTransfers = ofEachItem((item) => {
  for (const direction of directions) {
    const problem = problemOf(item, direction);
    if (problem) throw new Refusal('invalid_request', { field: fields[direction], problem });
  }
});
