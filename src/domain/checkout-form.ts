import * as v from 'valibot';
import type { Cart, CartItem } from './cart.ts';
import { requiresOfTraveller } from './required-data.ts';
import { nothingTyped as noTransfer, typedTransfer, type TypedTransfer } from './typed-transfer.ts';

const typed = v.optional(v.string(), '');

/** What is asked for one item of the cart. */
const formItem = v.object({
  /** The tour that was asked about: another tour has other questions. */
  tourId: typed,
  travellers: v.array(v.object({ name: typed, email: typed })),
  pickup: v.optional(typedTransfer, noTransfer),
  dropOff: v.optional(typedTransfer, noTransfer),
  answers: v.object({
    /** In the order of the tour's `questions`. */
    booker: v.array(typed),
    /** For each traveller, in the order of the tour's `passengersQuestions`. */
    travellers: v.array(v.array(typed)),
  }),
});
export type FormItem = v.InferOutput<typeof formItem>;

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
  /** In the order of the cart's items. */
  items: v.array(formItem),
  /** To the operator of each item. */
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
  items: [],
  comments: '',
};

export const fullName = ({ firstName, lastName }: Pick<Booker, 'firstName' | 'lastName'>): string =>
  `${firstName.trim()} ${lastName.trim()}`.trim();

/** What this item's operator needs to know of the travellers: what was typed for another tour is nobody's business here. */
export const requiredTravellers = (item: Pick<CartItem, 'requiredParticipantsData'>, { travellers }: FormItem): FormItem['travellers'] =>
  travellers.map(({ name, email }, index) => ({
    name: requiresOfTraveller(item, 'name', index) ? name : '',
    email: requiresOfTraveller(item, 'email', index) ? email : '',
  }));

/** The other way round: the last word is taken for the family's name, and one word for a given name. */
export function namesOf(name: string): Pick<Booker, 'firstName' | 'lastName'> {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}

const nothingTyped: FormItem = {
  tourId: '',
  travellers: [],
  pickup: noTransfer,
  dropOff: noTransfer,
  answers: { booker: [], travellers: [] },
};

/** A place that this tour does not have is not chosen; what was typed of it stays. */
const transferFor = (places: CartItem['pickupPlaces'], kept: TypedTransfer): TypedTransfer => ({
  ...kept,
  id: places.some(({ id }) => id === kept.id) ? kept.id : '',
});

/** What was typed, in the shape that this item asks for: one traveller for each booked, answers to this tour's questions. */
function itemFor(item: CartItem, kept: FormItem): FormItem {
  const { tourId, travellers, questions, passengersQuestions, pickupPlaces, dropoffPlaces } = item;
  const { answers } = kept.tourId === tourId ? kept : nothingTyped;
  return {
    tourId,
    travellers: travellers.map((_, i) => kept.travellers[i] ?? { name: '', email: '' }),
    pickup: transferFor(pickupPlaces, kept.pickup),
    dropOff: transferFor(dropoffPlaces, kept.dropOff),
    answers: {
      booker: questions.map((_, i) => answers.booker[i] ?? ''),
      travellers: travellers.map((_, t) => passengersQuestions.map((__, i) => answers.travellers[t]?.[i] ?? '')),
    },
  };
}

/**
 * What was typed, in the shape that this cart asks for. An item has what was typed for its tour; one that is new what was typed for a tour
 * that is in the cart no more, but for the answers.
 */
export function formFor({ items }: Pick<Cart, 'items'>, form: CheckoutForm): CheckoutForm {
  const left = [...form.items];
  const own = items.map(({ tourId }) => {
    const index = left.findIndex((typedFor) => typedFor.tourId === tourId);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  });
  return { ...form, items: items.map((item, index) => itemFor(item, own[index] ?? left.shift() ?? nothingTyped)) };
}
