import { randomUUID } from 'node:crypto';
import type { Locale } from '#contracts/common.ts';
import type { Backend } from '#backend/backend.ts';
import { bookingsOf } from './ledger.ts';
import { answersTo, orderFor, type Shopper } from './order.ts';

/** A tour under ground that asks for a waiver, books at once, and takes young people along. */
export const cavingSlug = 'caving-under-the-buda-hills';

/** It takes few: each group books a departure of its own. */
let departures = 6;

/** Two adults and a youth have booked it. @returns the booking, and the address of who booked */
export async function bookedCaving(
  backend: Backend,
  shopper: Shopper,
  { locale = 'en', email = `${randomUUID()}@example.com` }: { locale?: Locale; email?: string } = {},
) {
  departures += 1;
  const tour = [...backend.catalogue.tours.values()].find(({ slug }) => slug === cavingSlug);
  if (!tour) throw new Error('the caving tour is gone');
  const key = randomUUID();
  const components = {
    ageGroup: [
      { id: 'adult', quantity: 2 },
      { id: 'youth', quantity: 1 },
    ],
  };
  const quote = await shopper.quote(tour, components, departures);
  const sent = await shopper.pay(key, orderFor(quote, { locale, email, answers: answersTo(await shopper.details(tour), 3) }));
  const [row] = await bookingsOf(backend, key);
  if (!row) throw new Error(`not booked: ${JSON.stringify(sent)}`);
  return { row, email, sent };
}
