import * as v from 'valibot';
import type { Direction } from '#contracts/transfers.ts';
import { filled, type FieldProblem } from './field-rules.ts';
import { flight, writtenFlight } from './questions/flight.ts';
import type { TransferField } from './transfers/kind.ts';
import { transferKindOf } from './transfers/registry.ts';
import { placeIn, placesOf, problemOfTransfer, type Transferring, type TypedTransfer } from './typed-transfer.ts';

/** What must be typed into a field where it is asked (requirements 5, "Transfers"). */
const asked = {
  hotelName: filled(200, 'enterHotelName'),
  address: filled(300, 'enterHotelAddress'),
  flight: v.pipe(
    filled(20, 'enterFlight'),
    v.check((text) => text === '' || v.is(flight.answer, writtenFlight(text)), 'flightFormat' satisfies FieldProblem),
  ),
  time: filled(5, 'enterFlightTime'),
  ship: filled(80, 'enterShip'),
  terminal: filled(200, 'enterTerminal'),
} satisfies Record<TransferField, v.GenericSchema>;

/** By what was typed: the place decides which of its fields are asked. Those that are not may be left of another place. */
export function transferRules(item: Transferring, direction: Direction, typed: TypedTransfer) {
  const places = placesOf(item, direction);
  const place = placeIn(item, direction, typed);
  const fields = place ? transferKindOf(place).fields : [];
  const rule = (field: TransferField): v.GenericSchema<string> => (fields.includes(field) ? asked[field] : v.string());
  const isChosen = places.length === 0 || place !== undefined;
  const problem = problemOfTransfer(item, direction, typed);
  return v.object({
    id: v.pipe(
      v.string(),
      v.check(() => isChosen, 'choosePlace' satisfies FieldProblem),
    ),
    hotelName: rule('hotelName'),
    address: rule('address'),
    flight: rule('flight'),
    time: problem
      ? v.pipe(
          v.string(),
          v.check(() => false, problem satisfies FieldProblem),
        )
      : rule('time'),
    ship: rule('ship'),
    terminal: rule('terminal'),
  });
}
