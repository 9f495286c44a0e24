import * as v from 'valibot';
import { mostItems, type Locale } from '#contracts/common.ts';
import type { Selection } from '#contracts/quotes.ts';
import { isProposal, proposalKey } from './proposal-hash.ts';
import { paths } from './routes.ts';
import { wish, type Trip } from './trip.ts';

/** A wish without its id, which is of the browser that made it. */
const proposedWish = v.omit(wish, ['id']);
export type ProposedWish = v.InferOutput<typeof proposedWish>;

/**
 * Kind of product, how many of what, options, sailing: most wishes of a trip have these in common, and the text has each once. Written as
 * JSON in base64url; what it says is held to the schema of a wish.
 */
type Shape = [
  productType: string,
  quantities: Record<string, Record<string, number>>,
  options?: Selection['options'] | null,
  cruiseRouteUuid?: string,
];
const shapes = v.array(v.looseTuple([v.string(), v.record(v.string(), v.record(v.string(), v.number()))]));

/** `1.{shapes}.{wishes}`; a wish is its tour's id in base64url (22), `yyyyMMdd`, `HHmm` and the number of its shape to base 36. */
const textPattern = new RegExp(`^1\\.([\\w-]{1,6000})\\.((?:[\\w-]{35}){1,${mostItems}})$`);
const wishPattern = /([\w-]{22})(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)([\da-z])/g;

const toBase64Url = (bytes: Iterable<number>): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

const idText = (uuid: string): string => toBase64Url((uuid.replaceAll('-', '').match(/../g) ?? []).map((hex) => parseInt(hex, 16)));
const uuidOf = (text: string): string =>
  Array.from(fromBase64Url(text), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

function shapeOf({ productType, components, options, cruise }: ProposedWish): Shape {
  const quantities = Object.entries(components).map(([group, values = []]) => {
    const chosen = values.filter(({ quantity }) => quantity > 0);
    return [group, Object.fromEntries(chosen.map(({ id, quantity }) => [id, quantity]))] as const;
  });
  const further = cruise ? [options ?? null, cruise.cruiseRouteUuid] : options ? [options] : [];
  return [productType, Object.fromEntries(quantities), ...further] as Shape;
}

const componentsOf = (quantities: Shape[1]) =>
  Object.fromEntries(
    Object.entries(quantities).map(([group, values]) => [group, Object.entries(values).map(([id, quantity]) => ({ id, quantity }))]),
  );

/** Wishes as a text that is safe in an address: what, when and how many, and nothing about whose they are. */
export function textOfWishes(wishes: readonly ProposedWish[]): string {
  const texts = wishes.map((one) => JSON.stringify(shapeOf(one)));
  const distinct = [...new Set(texts)];
  const parts = wishes.map(({ tourId, queryDate, startingTime }, index) => {
    const shape = distinct.indexOf(texts[index] ?? '').toString(36);
    return `${idText(tourId)}${queryDate.replaceAll('-', '')}${startingTime.replace(':', '')}${shape}`;
  });
  return `1.${toBase64Url(new TextEncoder().encode(`[${distinct.join()}]`))}.${parts.join('')}`;
}

function read(shapesText: string, wishesText: string): readonly ProposedWish[] {
  const known = v.parse(shapes, JSON.parse(new TextDecoder().decode(fromBase64Url(shapesText)))) as Shape[];
  return [...wishesText.matchAll(wishPattern)].map(([, id = '', year, month, day, hour, minute, shape = '']) => {
    const [productType, quantities, options, cruiseRouteUuid] = known[parseInt(shape, 36)] ?? [];
    return v.parse(proposedWish, {
      ...{ productType, tourId: uuidOf(id), queryDate: `${year}-${month}-${day}`, startingTime: `${hour}:${minute}` },
      ...{ components: quantities && componentsOf(quantities), ...(options && { options }) },
      ...(cruiseRouteUuid !== undefined && { cruise: { cruiseRouteUuid } }),
    });
  });
}

/** @returns none for any text that is not wholly one of ours */
export function wishesOfText(text: string): readonly ProposedWish[] {
  const [, shapesText, wishesText] = textPattern.exec(text) ?? [];
  if (!shapesText || !wishesText) return [];
  try {
    const wishes = read(shapesText, wishesText);
    return wishes.length === wishesText.length / 35 ? wishes : [];
  } catch {
    return [];
  }
}

/** The path that proposes a trip to whoever opens it; its fragment is sent to no server. */
export const tripLink = (locale: Locale, wishes: Trip): string => `${paths.trip(locale)}${proposalKey}${textOfWishes(wishes)}`;

/** What an address proposes. @param hash of the address, with its sign */
export const proposedIn = (hash: string): readonly ProposedWish[] => (isProposal(hash) ? wishesOfText(hash.slice(proposalKey.length)) : []);
