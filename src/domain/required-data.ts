import type { Cart } from './cart.ts';

type Asks = Pick<Cart, 'requiredMainContactData' | 'requiredParticipantsData'>;

/**
 * Of the booker a name and an e-mail address are always needed, of other things what the tour says. A cart that does not know asks for all.
 */
export const requiresOfBooker = ({ requiredMainContactData }: Asks, field: 'phoneNumber' | 'country'): boolean =>
  requiredMainContactData?.includes(field) ?? true;

/** decision 31 of docs/design.md: the lead traveller (index 0) is named, others and their addresses only where the tour says so. */
export const requiresOfTraveller = ({ requiredParticipantsData }: Asks, field: 'name' | 'email', index: number): boolean =>
  (field === 'name' && index === 0) || (requiredParticipantsData?.includes(field) ?? field === 'name');
