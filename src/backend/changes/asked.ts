import type { CheckoutOrder } from '#contracts/checkout.ts';
import type { Locale } from '#contracts/common.ts';
import type { Direction, OrderedTransfers } from '#contracts/transfers.ts';
import { visitStartOf } from '#domain/booked-item.ts';
import { saidOf } from '#domain/transfers/chosen.ts';
import { nothingTyped, type Transferring, type TypedTransfer } from '#domain/typed-transfer.ts';
import type { Backend } from '../backend.ts';
import type { Booking } from '../bookings/booking.ts';
import { openAnswers } from '../bookings/sealed-answers.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import { transferPlacesIn } from '../catalogue/transfer-places.ts';

export type Answer = CheckoutOrder['bookingQuestionsAnswers'][number];

/** What a booker has told the operator, and may change. */
export type Told = { transfers: Record<Direction, TypedTransfer>; answers: readonly Answer[] };

/** A booking whose pick-up and answers are asked for anew, by its tour as it is today. */
export type Asking = { booking: Booking; tour: Tour; locale: Locale };

/** What the checkout's rules of transfers are held against. */
export const transferringOf = ({ booking, tour, locale }: Asking): Transferring => {
  const { day, startingTime } = visitStartOf(booking.item);
  return {
    tourId: tour.tourId,
    queryDate: day,
    startingTime,
    components: {},
    productType: tour.productType,
    timeZone: tour.destination.timeZone,
    durations: [tour.durationMinutes],
    pickupPlaces: transferPlacesIn(tour.pickup, locale),
    dropoffPlaces: transferPlacesIn(tour.dropOff, locale),
  };
};

function typedOf(item: Booking['item'], order: OrderedTransfers, direction: Direction): TypedTransfer {
  const said = Object.entries(saidOf(order, direction)?.said ?? {}).filter(([, text]) => text !== undefined);
  return { ...nothingTyped, ...(Object.fromEntries(said) as Partial<TypedTransfer>), id: item.transfers?.[direction]?.id ?? '' };
}

/** What was told so far. */
export const toldIn = (
  backend: Pick<Backend, 'sealer'>,
  { checkoutKey, item, order }: Pick<Booking, 'checkoutKey' | 'item' | 'order'>,
): Told => ({
  transfers: { pickup: typedOf(item, order, 'pickup'), dropOff: typedOf(item, order, 'dropOff') },
  answers: openAnswers(backend, checkoutKey, order).bookingQuestionsAnswers,
});

/** Names of fields, which are ids in the page, too. */
export const placeField = (direction: Direction): string => direction;
export const saidField = (direction: Direction, placeId: string, field: string): string => `${direction}-${placeId}-${field}`;
export const answerField = (questionId: string, participant: number | undefined): string =>
  participant === undefined ? `answer-${questionId}` : `answer-${questionId}-${participant}`;
