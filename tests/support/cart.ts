import type { ResponseOf } from '#contracts/endpoint.ts';
import type { Alternative, HeldQuote, Hold, holdCart } from '#contracts/holds.ts';
import { sumOf, type CartItem, type HeldCart } from '#domain/cart.ts';
import { emptyForm, type CheckoutForm, type FormItem } from '#domain/checkout-form.ts';
import { nothingTyped } from '#domain/typed-transfer.ts';

/** A later hold than that of `cart`, until a quarter of an hour later. */
export const laterHold: Hold = { id: '66666666-6666-4666-8666-666666666666', expiryTime: '2026-11-01T12:30:00.000Z', extended: false };

type HoldAnswer = ResponseOf<typeof holdCart>;

/** What the service answers that holds a selection: its quote and until when. */
export const heldAnswer = (quote: HeldQuote, hold: Hold): HoldAnswer => ({ hold, items: [{ status: 'held', quote }] });

/** What it answers where the places are gone, with what is free instead. */
export const soldAnswer = (...alternatives: Alternative[]): HoldAnswer => ({
  items: [{ status: 'unavailable', reason: 'sold_out', alternatives }],
});

/** What it answers that holds some of several selections; those without a quote are sold out. */
export const partlyHeldAnswer = (hold: Hold, ...quotes: (HeldQuote | undefined)[]): HoldAnswer => ({
  hold,
  items: quotes.map((quote) => (quote ? { status: 'held', quote } : { status: 'unavailable', reason: 'sold_out', alternatives: [] })),
});

const question = (id: string, required: boolean): CartItem['questions'][number] => ({ id, type: 'text', required, label: id, options: [] });

/** Two adults and a child on 29 November 2026 at 10:00 in Rome. */
export const cartItem: CartItem = {
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
  productType: 'tours',
  tourName: 'A walk',
  tourCity: 'Rome',
  locationUuid: '33333333-3333-4333-8333-333333333333',
  normalizedUrlPath: 'tours/rome/a-walk-22222222-2222-4222-8222-222222222222',
  teaserImageUrl: '/images/rome/history',
  timeZone: 'Europe/Rome',
  durations: [120],
  requireBookingApproval: false,
  startingPointEntryRequired: false,
  dropOffPointEntryRequired: false,
  pickupPlaces: [],
  dropoffPlaces: [],
  startingPointInformation: { title: 'A square', street: 'Via Uno 1', directions: 'By the fountain', latitude: 41.9, longitude: 12.5 },
  vendor: { name: 'Walks', street: 'Via Due 2', city: 'Rome', phone: '+39 06 123456' },
  questions: [],
  passengersQuestions: [],
  cancellationTerms: [{ daysBefore: 1, share: 1 }],
  requiredMainContactData: ['firstName', 'lastName', 'email', 'phoneNumber', 'country'],
  requiredParticipantsData: ['name'],
  travellers: ['Adult', 'Adult', 'Child'],
};

/** What an item says whose guests are fetched at their hotel. */
export const hotelPickup: Pick<CartItem, 'startingPointEntryRequired' | 'pickupPlaces'> = {
  startingPointEntryRequired: true,
  pickupPlaces: [{ id: 'hotel', kind: 'hotel', title: 'Your hotel' }],
};

/** The same with a question to the booker, one to each traveller, and a hotel pick-up. */
export const askingItem: CartItem = {
  ...cartItem,
  ...hotelPickup,
  questions: [question('diet', true)],
  passengersQuestions: [question('height', true)],
};

/** Two adults on the next day at 20:00, asked one question each; on request. */
export const laterItem: CartItem = {
  ...cartItem,
  quoteId: '99999999-9999-4999-8999-999999999999',
  tourId: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  queryDate: '2026-11-30',
  startingTime: '20:00',
  components: { ageGroup: [{ id: 'adult', quantity: 2 }] },
  lines: [{ group: 'ageGroup', id: 'adult', label: 'Adult', quantity: 2, unitPrice: 40.5, total: 81 }],
  grandTotal: 81,
  tourName: 'A dinner',
  requireBookingApproval: true,
  passengersQuestions: [question('allergies', true)],
  travellers: ['Adult', 'Adult'],
};

/** A cart of these, 15 minutes before it expires at noon UTC on 1 November 2026. */
export const cartWith = (...items: CartItem[]): HeldCart => ({
  hold: { id: '55555555-5555-4555-8555-555555555555', expiryTime: '2026-11-01T12:15:00.000Z', extended: false },
  currencyCode: 'EUR',
  grandTotal: sumOf(items, 'EUR'),
  items,
});

export const cart: HeldCart = cartWith(cartItem);
export const askingCart: HeldCart = cartWith(askingItem);

/** What is typed for an item that asks for no more than names. */
export const formItem = (names: readonly string[], { tourId }: Pick<CartItem, 'tourId'> = cartItem): FormItem => ({
  tourId,
  travellers: names.map((name) => ({ name, email: '' })),
  pickup: nothingTyped,
  dropOff: nothingTyped,
  answers: { booker: [], travellers: names.map(() => []) },
});

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
  items: [formItem(['Ada Byron', 'Second', 'Third'])],
};
