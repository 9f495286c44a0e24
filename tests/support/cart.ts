import type { ResponseOf } from '#contracts/endpoint.ts';
import type { Alternative, HeldQuote, Hold, holdCart } from '#contracts/holds.ts';
import type { Cart } from '#domain/cart.ts';
import { emptyForm, type CheckoutForm } from '#domain/checkout-form.ts';

/** A later hold than that of `cart`, until a quarter of an hour later. */
export const laterHold: Hold = { id: '66666666-6666-4666-8666-666666666666', expiryTime: '2026-11-01T12:30:00.000Z', extended: false };

/** What the service answers that holds a selection: its quote and until when. */
export const heldAnswer = (quote: HeldQuote, hold: Hold): ResponseOf<typeof holdCart> => ({ hold, items: [{ status: 'held', quote }] });

/** What it answers where the places are gone, with what is free instead. */
export const soldAnswer = (...alternatives: Alternative[]): ResponseOf<typeof holdCart> => ({
  items: [{ status: 'unavailable', reason: 'sold_out', alternatives }],
});

const question = (id: string, required: boolean): Cart['questions'][number] => ({ id, type: 'text', required, label: id, options: [] });

/** A cart for two adults and a child on 29 November 2026 at 10:00 in Rome, 15 minutes before it expires at noon UTC. */
export const cart: Cart = {
  quoteId: '11111111-1111-4111-8111-111111111111',
  tourId: '22222222-2222-4222-8222-222222222222',
  queryDate: '2026-11-29',
  startingTime: '10:00',
  components: {
    ageGroup: [
      { id: 'adult', quantity: 2 },
      { id: 'child', quantity: 1 },
    ],
  },
  lines: [
    { group: 'ageGroup', id: 'adult', label: 'Adult', quantity: 2, unitPrice: 50, total: 100 },
    { group: 'ageGroup', id: 'child', label: 'Child', quantity: 1, unitPrice: 25, total: 25 },
  ],
  grandTotal: 125,
  currencyCode: 'EUR',
  tourCmscomponents: ['A walk'],
  bookingExternalApiName: 'landfall-tours',
  hold: { id: '55555555-5555-4555-8555-555555555555', expiryTime: '2026-11-01T12:15:00.000Z', extended: false },
  productType: 'tours',
  tourName: 'A walk',
  tourCity: 'Rome',
  locationUuid: '33333333-3333-4333-8333-333333333333',
  normalizedUrlPath: 'tours/rome/a-walk-22222222-2222-4222-8222-222222222222',
  teaserImageUrl: '/images/rome/history',
  timeZone: 'Europe/Rome',
  requireBookingApproval: false,
  startingPointEntryRequired: false,
  startingPointInformation: { title: 'A square', street: 'Via Uno 1', directions: 'By the fountain', latitude: 41.9, longitude: 12.5 },
  vendor: { name: 'Walks', street: 'Via Due 2', city: 'Rome', phone: '+39 06 123456' },
  questions: [],
  passengersQuestions: [],
  cancellationTerms: [{ daysBefore: 1, share: 1 }],
  travellers: ['Adult', 'Adult', 'Child'],
};

/** The same with a question to the booker, one to each traveller, and a hotel pick-up. */
export const askingCart: Cart = {
  ...cart,
  startingPointEntryRequired: true,
  questions: [question('diet', true)],
  passengersQuestions: [question('height', true)],
};

/** Everything that `cart` asks for. */
export const filledForm: CheckoutForm = {
  ...emptyForm,
  booker: {
    ...emptyForm.booker,
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    phoneCountry: 'DE',
    phoneNumber: '030 901820',
    phone: '+4930901820',
    country: 'DE',
  },
  travellers: [
    { name: 'Ada Byron', email: '' },
    { name: 'Second', email: '' },
    { name: 'Third', email: '' },
  ],
};
