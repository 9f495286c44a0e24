import { randomUUID } from 'node:crypto';
import type { Backend } from '#backend/backend.ts';
import type { Booking } from '#backend/bookings/booking.ts';
import { payments } from '#backend/db/payments-schema.ts';
import { newOrderNumber } from '#backend/checkout/order-number.ts';
import { bookedItemOf } from '#backend/catalogue/booked-item.ts';
import type { CheckoutOrder } from '#contracts/checkout.ts';
import type { OrderLine } from '#domain/order-line.ts';
import { forAdults } from './adults.ts';

type Wishes = Partial<Pick<Booking, 'day' | 'startingTime' | 'locale'>> & { names?: string[]; email?: string };

/** A confirmed booking of the first tour of a city, for as many adults as there are names. */
export function bookingIn(
  { catalogue }: Pick<Backend, 'catalogue'>,
  city: string,
  { day = '2026-12-05', startingTime = '10:00', locale = 'en', names = ['Ada Byron'], email = 'ada@example.com' }: Wishes = {},
): Booking & { order: CheckoutOrder } {
  const tour = [...catalogue.tours.values()].find(({ destination, ageGroups }) => destination.id === city && ageGroups);
  if (!tour) throw new Error(`no tour in ${city}`);
  const label = catalogue.ageGroupLabels.adult[locale];
  const holdId = randomUUID();
  const quantity = names.length;
  const lines: OrderLine[] = [{ kind: 'unit', group: 'ageGroup', id: 'adult', label, quantity, unit: 6450, total: 6450 * quantity }];
  const terms = [{ daysBefore: 1, share: 1 }];
  return {
    id: randomUUID(),
    orderNumber: newOrderNumber(),
    checkoutKey: randomUUID(),
    position: 1,
    holdId,
    status: 'confirmed',
    tourId: tour.tourId,
    day,
    startingTime,
    locale,
    subjectId: null,
    organizationId: null,
    item: bookedItemOf(catalogue, tour, { day, startingTime, lines, terms }),
    suggestedTime: null,
    callChange: null,
    secretsUntil: null,
    cancellationTerms: terms,
    createdAt: new Date('2026-11-21T10:00:00Z'),
    erasureAskedAt: null,
    erasedAt: null,
    lines,
    total: 6450 * quantity,
    currency: 'EUR',
    order: {
      cart: {
        id: holdId,
        currency: { id: 'EUR' },
        cartItems: [
          {
            itemComments: '',
            itemDetailsJson: {
              tourId: tour.tourId,
              queryDate: day,
              startingTime,
              components: forAdults(quantity),
            },
            serviceType: 'TOUR',
          },
        ],
        participants: names.map((name) => ({ name, componentName: label, startingTime, addressJson: '{}' })),
        persons: [
          { firstName: 'Ada', lastName: 'Byron', email, phoneNumber: '+4930901820', country: { name: 'Germany', dial_code: '+49' } },
        ],
      },
      bookingQuestionsAnswers: [],
      chargeRequest: {
        amount: 64.5 * names.length,
        currency: 'EUR',
        description: tour.tourName.en,
        paymentMethodId: 'pm_card_visa',
        authorize: false,
      },
      stripePaymentMethod: 'card',
      requireConfirmation: false,
      locale,
    },
  };
}

/** Writes down the card payment of an order, of which a booking is known. */
export async function payFor({ db }: Pick<Backend, 'db'>, { checkoutKey, currency, total, createdAt }: Booking): Promise<void> {
  await db.insert(payments).values({
    id: randomUUID(),
    checkoutKey,
    method: 'card',
    reference: `pi_${checkoutKey}`,
    currency,
    authorised: total,
    toCapture: total,
    captured: total,
    status: 'captured',
    createdAt,
    updatedAt: createdAt,
  });
}

/** Such a booking that is paid for, as every one is. */
export async function paidBookingIn(backend: Pick<Backend, 'catalogue' | 'db'>, city: string, wishes?: Wishes) {
  const booking = bookingIn(backend, city, wishes);
  await payFor(backend, booking);
  return booking;
}
