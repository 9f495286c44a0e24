import type { Product } from '../product.ts';
import type { Sales } from './sales.ts';
import { stays } from './stays.ts';
import { tours } from './tours.ts';

/** Kinds of products that the catalogue does not describe as it does tours, by their ids. */
const others: Readonly<Record<string, Sales>> = { hotels: stays };

/** How a product is priced and booked. */
export const salesOf = ({ productType }: Pick<Product, 'productType'>): Sales =>
  (Object.hasOwn(others, productType) ? others[productType] : undefined) ?? tours;
