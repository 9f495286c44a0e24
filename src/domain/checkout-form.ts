import * as v from 'valibot';
import type { Cart } from './cart.ts';

const typed = v.optional(v.string(), '');

/** Everything that the checkout's fields hold, finished or not (requirements 3, "Checkout form"). Texts as typed. */
export const checkoutForm = v.object({
  booker: v.object({
    firstName: typed,
    lastName: typed,
    email: typed,
    /** ISO 3166 code of the country whose dial code the number has. */
    phoneCountry: typed,
    phoneNumber: typed,
    /** The two above as E.164; empty until they are a number. */
    phone: typed,
    /** ISO 3166 code. */
    country: typed,
    fullAddress: typed,
    postalCode: typed,
    city: typed,
    stateProvince: typed,
  }),
  travellers: v.array(v.object({ name: typed, email: typed })),
  pickup: v.object({ hotelName: typed, address: typed }),
  answers: v.object({
    /** The tour that was asked about: another tour has other questions. */
    tourId: typed,
    /** In the order of the tour's `questions`. */
    booker: v.array(typed),
    /** For each traveller, in the order of the tour's `passengersQuestions`. */
    travellers: v.array(v.array(typed)),
  }),
  comments: typed,
});
export type CheckoutForm = v.InferOutput<typeof checkoutForm>;
export type Booker = CheckoutForm['booker'];

export const emptyForm: CheckoutForm = {
  booker: {
    firstName: '',
    lastName: '',
    email: '',
    phoneCountry: '',
    phoneNumber: '',
    phone: '',
    country: '',
    fullAddress: '',
    postalCode: '',
    city: '',
    stateProvince: '',
  },
  travellers: [],
  pickup: { hotelName: '', address: '' },
  answers: { tourId: '', booker: [], travellers: [] },
  comments: '',
};

export const fullName = ({ firstName, lastName }: Pick<Booker, 'firstName' | 'lastName'>): string =>
  `${firstName.trim()} ${lastName.trim()}`.trim();

/** Where the shopper is to be fetched; nothing where the tour does not fetch anybody. */
export function pickupOf(cart: Pick<Cart, 'startingPointEntryRequired'>, { pickup }: CheckoutForm): CheckoutForm['pickup'] | undefined {
  const [hotelName, address] = [pickup.hotelName.trim(), pickup.address.trim()];
  return cart.startingPointEntryRequired && hotelName && address ? { hotelName, address } : undefined;
}

/** What was typed, in the shape that this cart asks for: one traveller for each booked, answers to this tour's questions. */
export function formFor(cart: Cart, form: CheckoutForm): CheckoutForm {
  const kept = form.answers.tourId === cart.tourId ? form.answers : emptyForm.answers;
  return {
    ...form,
    travellers: cart.travellers.map((_, i) => form.travellers[i] ?? { name: '', email: '' }),
    answers: {
      tourId: cart.tourId,
      booker: cart.questions.map((_, i) => kept.booker[i] ?? ''),
      travellers: cart.travellers.map((_, t) => cart.passengersQuestions.map((__, i) => kept.travellers[t]?.[i] ?? '')),
    },
  };
}
