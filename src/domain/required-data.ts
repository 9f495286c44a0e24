import type { Cart, CartItem } from './cart.ts';

type Asks = { items: readonly Pick<CartItem, 'requiredMainContactData'>[] };

/** Of the booker a name and an e-mail address are always needed, of other things what any of the tours says. */
export const requiresOfBooker = ({ items }: Asks, field: 'phoneNumber' | 'country'): boolean =>
  items.some(({ requiredMainContactData }) => requiredMainContactData.includes(field));

/** A telephone number is for operators: who buys a gift voucher is asked for none. */
export const asksForPhone = ({ giftVoucher }: Pick<Cart, 'giftVoucher'>): boolean => giftVoucher === undefined;

export type TravellerField = 'name' | 'email';
const travellerFields: readonly TravellerField[] = ['name', 'email'];

/** decision 31 of docs/design.md: the lead traveller (index 0) is named, others and their addresses only where the tour says so. */
export const requiresOfTraveller = (
  { requiredParticipantsData }: Pick<CartItem, 'requiredParticipantsData'>,
  field: TravellerField,
  index: number,
): boolean => (field === 'name' && index === 0) || requiredParticipantsData.includes(field);

/** What is asked for of a traveller: nothing that the tour does not need. */
export const asksOfTraveller = (item: Pick<CartItem, 'requiredParticipantsData'>, index: number): TravellerField[] =>
  travellerFields.filter((field) => requiresOfTraveller(item, field, index));
