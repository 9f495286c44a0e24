import type { Catalogue, Tour } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { houses } from './houses/houses.ts';
import { local } from './local/local.ts';
import type { Context, OpenSupplier, Supplier } from './supplier.ts';

/** Whose products the shop sells: a new one is a folder and a line here. */
export const suppliers = { houses, local } satisfies Record<string, OpenSupplier>;

export type Suppliers = Readonly<Record<string, Supplier>>;

export const openSuppliers = (registered: Readonly<Record<string, OpenSupplier>>, context: Context): Suppliers =>
  Object.fromEntries(Object.entries(registered).map(([id, open]) => [id, open(context)]));

/** The shop's content with the tours of all suppliers. @throws Error when two products have the same id */
export async function withProducts(content: Catalogue, opened: Suppliers): Promise<Catalogue> {
  const tours = new Map<string, Tour>();
  for (const [supplier, { products }] of Object.entries(opened)) {
    for await (const product of products()) {
      if (tours.has(product.tourId)) throw new Error(`${supplier}: another product has the id ${product.tourId}`);
      tours.set(product.tourId, product.supplier === supplier ? product : { ...product, supplier });
    }
  }
  return { ...content, tours };
}

/** @throws Error for a supplier that is not registered */
export function supplierOf({ suppliers: opened }: { suppliers: Suppliers }, { supplier }: Pick<Product, 'supplier'>): Supplier {
  const found = Object.hasOwn(opened, supplier) ? opened[supplier] : undefined;
  if (!found) throw new Error(`there is no supplier ${supplier}`);
  return found;
}
