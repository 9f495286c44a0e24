import type { CheckoutOrder } from '#contracts/checkout.ts';
import { salesOf } from '../catalogue/sales/registry.ts';
import type { Ticket } from '../catalogue/sales/sales.ts';
import { Refusal } from '../http/refusal.ts';
import { ofEachItem } from './checkout.ts';

function isComplete(tickets: readonly Ticket[], participants: CheckoutOrder['cart']['participants']): boolean {
  const counts = tickets.map(({ labels, ...allowed }) => ({
    ...allowed,
    count: participants.filter(({ componentName }) => labels.has(componentName)).length,
  }));
  const named = counts.reduce((total, { count }) => total + count, 0);
  return named === participants.length && counts.every(({ count, least, most }) => count >= least && count <= most);
}

/** Every ticket has its traveller, and no traveller travels on another's price; what the product requires is there. */
export const checkTravellers = ofEachItem(({ order, product, hold }, backend) => {
  const { contact, participants } = product.requires;
  if (!isComplete(salesOf(product).tickets(backend.catalogue, product, hold), order.cart.participants))
    throw new Refusal('invalid_request', { field: 'cart.participants', problem: 'not_as_quoted' });
  if (contact.includes('phoneNumber') && order.cart.persons.some(({ phoneNumber }) => !phoneNumber))
    throw new Refusal('invalid_request', { field: 'cart.persons', problem: 'phone_required' });
  if (participants.includes('email') && order.cart.participants.some(({ email }) => !email))
    throw new Refusal('invalid_request', { field: 'cart.participants', problem: 'email_required' });
});
