import { randomUUID } from 'node:crypto';
import type { Locale } from '#contracts/common.ts';
import { newBooker } from './checkout-page.ts';
import type { GuestBooking } from './guest-booking-page.ts';
import { answersTo, orderFor, shopperAt } from './order.ts';

import { freshVisit } from './visits.ts';

/** Two adults and a youth have booked the caving tour, on another device. @returns who they are, the youth last */
export async function bookedFamily(locale: Locale = 'en'): Promise<{ booking: GuestBooking; names: string[] }> {
  const { email } = newBooker();
  const shopper = shopperAt(process.env.LANDFALL_URL ?? '');
  const { tour, day, time } = await freshVisit('caving-under-the-buda-hills', locale);
  const components = {
    ageGroup: [
      { id: 'adult', quantity: 2 },
      { id: 'youth', quantity: 1 },
    ],
  };
  const quote = await shopper.hold({ tourId: tour.tourId, queryDate: day, startingTime: time, components });
  if (!quote) throw new Error('there is no room for three');
  const order = orderFor(quote, { locale, email, answers: answersTo(tour, 3) });
  const { body } = await shopper.pay(randomUUID(), order);
  const orderNumber = body.cart?.tcConfirmationNumber;
  if (!orderNumber) throw new Error(`not booked: ${JSON.stringify(body)}`);
  return { booking: { orderNumber, email }, names: order.cart.participants.map(({ name }) => name) };
}
