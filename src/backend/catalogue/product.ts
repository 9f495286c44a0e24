import type { Catalogue, Tour } from './catalogue.ts';
import { houseOf, type House } from './houses.ts';

/** What an order has to know of what it sells, whatever that is. */
export type Product = Pick<
  Tour,
  | 'tourId'
  | 'productType'
  | 'supplier'
  | 'slug'
  | 'tourName'
  | 'destination'
  | 'categories'
  | 'durationMinutes'
  | 'startingPoint'
  | 'pickup'
  | 'dropOff'
  | 'questions'
  | 'requires'
  | 'requireBookingApproval'
> & { operator: Pick<Tour['operator'], 'name' | 'phone' | 'email'> };

/** A product by its id: a tour, or a house whose rooms are sold. */
export function productIn({ tours, hotels }: Pick<Catalogue, 'tours' | 'hotels'>, id: string): Tour | House | undefined {
  const hotel = hotels.get(id);
  return tours.get(id) ?? (hotel && houseOf(hotel));
}
