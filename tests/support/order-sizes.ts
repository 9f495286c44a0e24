import type { Backend } from '#backend/backend.ts';
import { forAdults } from './adults.ts';
import { answersTo, pastaTour, type HeldWith, type Shopper } from './order.ts';
import { heldTogether, toursFor, wishFor } from './several.ts';

export type Size = { of: string; items: number; isOnRequest?: boolean };

/** What faults are tried with: `it.each(orderSizes)('is booked once, an order of $of (fault 5)', async (size) => …)`. */
export const orderSizes: readonly [Size, ...Size[]] = [
  { of: '1 item', items: 1 },
  { of: '2 items', items: 2 },
];

/** The same where it makes a difference that an operator has to answer. */
export const orderSizesAndOnRequest: readonly Size[] = [...orderSizes, { of: '2 items, one on request', items: 2, isOnRequest: true }];

type Shop = { backend: Pick<Backend, 'catalogue' | 'clock'>; shopper: Shopper };

/**
 * Holds places for an order of this size, together: on the pasta tour, for each item on a day of its own; the last item may be a tour on
 * request. @returns what `orderForAll` takes
 */
export async function holdOrder(
  { backend, shopper }: Shop,
  { items, isOnRequest = false }: Size,
  { adults = 1, skip = 0 } = {},
): Promise<HeldWith[]> {
  const pastas = Array.from({ length: isOnRequest ? items - 1 : items }, async (_, index) => ({
    tourId: pastaTour.tourId,
    ...(await shopper.departure(pastaTour, skip + index)),
    components: forAdults(adults),
  }));
  const tours = isOnRequest ? toursFor(backend.catalogue, backend.clock(), [{ onRequest: true }]) : [];
  const asked = tours.map((tour) => wishFor(shopper, tour));
  const quotes = await heldTogether(shopper, await Promise.all([...pastas, ...asked]));
  return Promise.all(
    quotes.map(async (quote) => {
      const tour = tours.find(({ tourId }) => tourId === quote.tourId);
      if (!tour) return { quote };
      const travellers = quote.components.ageGroup?.[0]?.quantity ?? 0;
      return { quote, wishes: { answers: answersTo(await shopper.details(tour), travellers), onRequest: true } };
    }),
  );
}

/** The numbers that the bookings of an order have. */
export const bookingNumbers = (order: string, { items }: Size): string[] =>
  items === 1 ? [order] : Array.from({ length: items }, (_, index) => `${order}-${index + 1}`);

/** How the bookings of an order stand once it is paid for, the first item first. */
export const statusesOf = ({ items, isOnRequest }: Size): string[] =>
  Array.from({ length: items }, (_, index) => (isOnRequest && index === items - 1 ? 'on_request' : 'confirmed'));
