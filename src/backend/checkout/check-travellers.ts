import type { CheckoutOrder } from '#contracts/checkout.ts';
import { locales } from '#contracts/common.ts';
import type { ChosenLine } from '#domain/order-line.ts';
import type { Backend } from '../backend.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import { Refusal } from '../http/refusal.ts';
import { pricingGroupsOf } from '../catalogue/prices.ts';
import { ofEachItem } from './checkout.ts';

type Ticket = Pick<ChosenLine, 'group' | 'id' | 'quantity'>;

/** How many travellers a price line may have: a group's size is the most. */
function allowed(tour: Tour, { group, quantity }: Ticket): { least: number; most: number } {
  if (group !== 'DEFAULT') return { least: quantity, most: quantity };
  return { least: 1, most: quantity * (tour.group?.seats ?? 1) };
}

/** The language may change between quote and order, so a ticket is known by its label in each of them. */
function labelsOf({ catalogue }: Backend, tour: Tour, { group, id }: Ticket): Set<string> {
  const values = locales.flatMap((locale) => pricingGroupsOf(catalogue, tour, { locale, currency: 'EUR' })[group]?.values ?? []);
  return new Set(values.filter((value) => value.id === id).map(({ label }) => label));
}

function isComplete(
  backend: Backend,
  tour: Tour,
  tickets: readonly Ticket[],
  participants: CheckoutOrder['cart']['participants'],
): boolean {
  const counts = tickets.map((ticket) => {
    const labels = labelsOf(backend, tour, ticket);
    return { ...allowed(tour, ticket), count: participants.filter(({ componentName }) => labels.has(componentName)).length };
  });
  const named = counts.reduce((total, { count }) => total + count, 0);
  return named === participants.length && counts.every(({ count, least, most }) => count >= least && count <= most);
}

/** Every ticket has its traveller, and no traveller travels on another's price; what the tour requires is there. */
export const checkTravellers = ofEachItem(({ order, tour, hold }, backend) => {
  const tickets = hold.lines.filter(({ kind }) => kind === 'unit');
  if (!isComplete(backend, tour, tickets, order.cart.participants))
    throw new Refusal('invalid_request', { field: 'cart.participants', problem: 'not_as_quoted' });
  if (tour.requires.contact.includes('phoneNumber') && order.cart.persons.some(({ phoneNumber }) => !phoneNumber))
    throw new Refusal('invalid_request', { field: 'cart.persons', problem: 'phone_required' });
  if (tour.requires.participants.includes('email') && order.cart.participants.some(({ email }) => !email))
    throw new Refusal('invalid_request', { field: 'cart.participants', problem: 'email_required' });
});
