import * as v from 'valibot';
import {
  transferInformation,
  type BookedTransfers,
  type Direction,
  type OrderedTransfers,
  type TransferInformation,
  type TransferPlace,
} from '#contracts/transfers.ts';
import type { Selection } from '#contracts/quotes.ts';
import type { CartItem } from './cart.ts';
import { productKindFor } from './products/registry.ts';
import { selectionOf } from './products/selection.ts';
import { writtenFlight } from './questions/flight.ts';
import { chosenPlace } from './transfers/chosen.ts';
import type { TransferField, TransferProblem } from './transfers/kind.ts';
import { transferKindOf } from './transfers/registry.ts';
import { shownTransfer, transferTime, type TransferWords } from './transfers/shown.ts';

const typed = v.optional(v.string(), '');

/** What is typed of where guests are fetched or brought: of all kinds of places, so that a change of mind loses nothing. */
export const typedTransfer = v.object({
  /** The place that was chosen. */
  id: typed,
  hotelName: typed,
  address: typed,
  flight: typed,
  time: typed,
  ship: typed,
  terminal: typed,
} satisfies Record<'id' | TransferField, typeof typed>);
export type TypedTransfer = v.InferOutput<typeof typedTransfer>;

export const nothingTyped: TypedTransfer = { id: '', hotelName: '', address: '', flight: '', time: '', ship: '', terminal: '' };

type Typed = { pickup: TypedTransfer; dropOff: TypedTransfer };
type Asking = Pick<CartItem, 'pickupPlaces' | 'dropoffPlaces'>;
/** An item, or what is known of a booking. */
export type Transferring = Asking & Pick<CartItem, 'productType' | 'timeZone' | 'durations'> & Selection;

export const placesOf = ({ pickupPlaces, dropoffPlaces }: Asking, direction: Direction): readonly TransferPlace[] =>
  direction === 'pickup' ? pickupPlaces : dropoffPlaces;

/** The place that was chosen, or that there is no choice of. */
export const placeIn = (item: Asking, direction: Direction, { id }: Pick<TypedTransfer, 'id'>): TransferPlace | undefined =>
  chosenPlace(placesOf(item, direction), id);

export const spanOf = (item: Transferring) => productKindFor(item).span(item, selectionOf(item));

const trimmed = (text: string): string => text.trim();
/** Fields that are not sent as they were typed. */
const writtenAs: { [Field in TransferField]?: (typed: string) => string } = { flight: writtenFlight };

/** What was typed of a place, as it is sent: only what its kind asks. */
function informationOf(place: TransferPlace, own: TypedTransfer): TransferInformation {
  const fields = transferKindOf(place).fields.map((field) => [field, (writtenAs[field] ?? trimmed)(own[field])]);
  return Object.fromEntries(fields) as TransferInformation;
}

/** Why a flight does not fit the visit; nothing as long as it is not known. */
export function problemOfTransfer(item: Transferring, direction: Direction, own: TypedTransfer): TransferProblem | undefined {
  const place = placeIn(item, direction, own);
  return place && transferKindOf(place).problem?.(place, own, direction, transferTime(direction, place, spanOf(item)));
}

/** What is sent of an item's two directions; nothing of one that is not complete. */
export function orderedTransfersOf(item: Asking, own: Typed): OrderedTransfers {
  const of = (direction: Direction) => {
    const place = placeIn(item, direction, own[direction]);
    const said = place && informationOf(place, own[direction]);
    if (!said || !v.is(transferInformation, said)) return undefined;
    return {
      id: placesOf(item, direction).length > 1 ? place.id : undefined,
      said: Object.keys(said).length > 0 ? said : undefined,
    };
  };
  const [pickup, dropOff] = [of('pickup'), of('dropOff')];
  return {
    ...(pickup?.id !== undefined && { pickupId: pickup.id }),
    ...(pickup?.said && { startingPointInformation: pickup.said }),
    ...(dropOff?.id !== undefined && { dropOffId: dropOff.id }),
    ...(dropOff?.said && { dropOffInformation: dropOff.said }),
  };
}

/** What was typed, in words. */
export function shownTransfersOf(item: Transferring, own: Typed | undefined, words: TransferWords): BookedTransfers {
  const of = (direction: Direction) => {
    const place = own && placeIn(item, direction, own[direction]);
    return place && shownTransfer(direction, { place, said: informationOf(place, own[direction]) }, spanOf(item), words);
  };
  const [pickup, dropOff] = [of('pickup'), of('dropOff')];
  return { ...(pickup && { pickup }), ...(dropOff && { dropOff }) };
}
