import { fullName, namesOf, type Booker, type CheckoutForm } from './checkout-form.ts';
import { dialCodeOf } from './countries.ts';

/** Who pays, as the sheet of a wallet says it: the number as it is written there. What it does not say is empty. */
export type Payer = Pick<Booker, 'email' | 'phoneNumber' | 'country' | 'fullAddress' | 'postalCode' | 'city' | 'stateProvince'> & {
  /** Given names, then the family's. */
  name: string;
};

/** A telephone number as E.164, and the country whose dial code it has. */
export type ReadPhone = Pick<Booker, 'phone' | 'phoneCountry'>;

/**
 * Who pays as who books.
 * @param phone what the payer's number was read as; absent where it is none
 * @param needsPhone whether one has to be given: a number that is none is then kept, to be corrected, and else left out
 * @param likely country of this browser, for a payer who names none
 */
export function bookerFrom(payer: Payer, phone: ReadPhone | undefined, needsPhone: boolean, likely: string): Booker {
  const { name, email, phoneNumber, fullAddress, postalCode, city, stateProvince } = payer;
  const country = dialCodeOf(payer.country) === undefined ? '' : payer.country;
  const number = phone ?? { phone: '', phoneCountry: country || likely };
  return {
    ...namesOf(name),
    email,
    ...number,
    phoneNumber: phone || needsPhone ? phoneNumber : '',
    ...{ country, fullAddress, postalCode, city, stateProvince },
  };
}

/** Who books, and leads. */
export const ledBy = (form: CheckoutForm, booker: Booker): CheckoutForm => ({
  ...form,
  booker,
  items: form.items.map((item) => ({
    ...item,
    travellers: item.travellers.map((traveller, index) => (index === 0 ? { ...traveller, name: fullName(booker) } : traveller)),
  })),
});

/** What was typed, and what the sheet says in its place. */
export const saidOver = (typed: Booker, booker: Booker): Booker => ({
  ...typed,
  ...Object.fromEntries(Object.entries(booker).filter(([, text]) => text !== '')),
});
