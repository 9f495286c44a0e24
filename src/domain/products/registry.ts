import { activities } from './activities.ts';
import type { ProductKind } from './kind.ts';
import { shows } from './shows.ts';
import { tours } from './tours.ts';

/** The kinds of products, by the name that paths and the wire have for them: a new one is a file and a line here. */
export const productKinds = { tours, activities, shows } satisfies Record<string, ProductKind>;

export type ProductKindId = keyof typeof productKinds;
export type ProductKinds = Readonly<Record<string, ProductKind>>;

export const productKindIds = Object.keys(productKinds) as ProductKindId[];

/** Which of ours a type on the wire is: a page that is older than the service uses the rules of tours. */
const knownId = (type: string): ProductKindId => (Object.hasOwn(productKinds, type) ? (type as ProductKindId) : 'tours');

/** In the browser: the rules of a product. */
export const productKindFor = ({ productType }: { productType: string }): ProductKind => productKinds[knownId(productType)];

/** In the services. @returns nothing for a type that is not registered */
export const findProductKind = (type: string, kinds: ProductKinds): ProductKind | undefined =>
  Object.hasOwn(kinds, type) ? kinds[type] : undefined;

/** @throws Error for a type that is not registered */
export function productKindOf(type: string, kinds: ProductKinds): ProductKind {
  const kind = findProductKind(type, kinds);
  if (!kind) throw new Error(`there is no kind of product ${type}`);
  return kind;
}

/** Whether a listing shows products of a type. @param listing the kind by whose name it goes */
export const isListedIn = (type: string, listing: string, kinds: ProductKinds = productKinds): boolean =>
  findProductKind(type, kinds)?.listedIn.includes(listing) ?? false;

/** Whether a listing shows more than the kind by whose name it goes. */
export const isUmbrella = (listing: string): boolean => productKindIds.filter((id) => isListedIn(id, listing)).length > 1;
