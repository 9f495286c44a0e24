import type { BookedTransfer, BookedTransfers, Direction } from '#contracts/transfers.ts';
import type { Locale } from '#contracts/common.ts';
import { saidOf } from '#domain/transfers/chosen.ts';
import { transferKindOf } from '#domain/transfers/registry.ts';
import { shownTransfer } from '#domain/transfers/shown.ts';
import { transferMessages } from '#i18n/transfer/index.ts';
import type { Booking } from './booking.ts';

type Booked = Pick<Booking, 'item' | 'order'>;

function transferOf({ item, order }: Booked, direction: Direction, locale: Locale): BookedTransfer | undefined {
  const [place, said] = [item.transfers?.[direction], saidOf(order, direction)?.said];
  const isSaid = said !== undefined || (place !== undefined && transferKindOf(place).fields.length === 0);
  if (!isSaid) return undefined;
  const named = place && { ...place, title: place.title[locale] };
  return shownTransfer(direction, { place: named, said: said ?? {} }, item.span, transferMessages(locale));
}

/** Where the guests of a booking are fetched and brought, in words. */
export function transfersOf(booking: Booked, locale: Locale): BookedTransfers {
  const [pickup, dropOff] = [transferOf(booking, 'pickup', locale), transferOf(booking, 'dropOff', locale)];
  return { ...(pickup && { pickup }), ...(dropOff && { dropOff }) };
}
