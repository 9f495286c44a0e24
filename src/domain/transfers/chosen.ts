import type { Direction, OrderedTransfers, TransferInformation } from '#contracts/transfers.ts';

/** The place of an id; where there is one to choose from, it needs none. */
export const chosenPlace = <P extends { id: string }>(places: readonly P[], id: string | undefined): P | undefined =>
  id ? places.find((place) => place.id === id) : places.length === 1 ? places[0] : undefined;

/** What an order says of a direction; nothing where it says nothing. */
export function saidOf(order: OrderedTransfers, direction: Direction): { id?: string; said: TransferInformation } | undefined {
  const [id, said] =
    direction === 'pickup' ? [order.pickupId, order.startingPointInformation] : [order.dropOffId, order.dropOffInformation];
  if (id === undefined && said === undefined) return undefined;
  return { ...(id !== undefined && { id }), said: said ?? {} };
}

/** The part of an order that says where guests are fetched and brought. */
export function transfersIn({ pickupId, startingPointInformation, dropOffId, dropOffInformation }: OrderedTransfers): OrderedTransfers {
  return {
    ...(pickupId !== undefined && { pickupId }),
    ...(startingPointInformation && { startingPointInformation }),
    ...(dropOffId !== undefined && { dropOffId }),
    ...(dropOffInformation && { dropOffInformation }),
  };
}

/** Of each of several types. */
type WithoutTransfers<O> = O extends unknown ? Omit<O, keyof OrderedTransfers> : never;

/** All but that part. */
export const withoutTransfers = <O extends OrderedTransfers>({
  pickupId: _pickup,
  startingPointInformation: _start,
  dropOffId: _dropOff,
  dropOffInformation: _end,
  ...rest
}: O): WithoutTransfers<O> => rest as WithoutTransfers<O>;
