import type { Cart, CartItem } from './cart.ts';
import { fullName, type CheckoutForm } from './checkout-form.ts';
import { asksOfTraveller, type TravellerField } from './required-data.ts';
import { transferKindOf } from './transfers/registry.ts';

/** A field of the form that belongs to an item of the cart. */
export type ItemField = `items.${number}.${ItemPart}`;
type ItemPart =
  | `travellers.${number}.${TravellerField}`
  | `pickup.${(typeof ofHotel)[number]}`
  | `answers.booker.${number}`
  | `answers.travellers.${number}.${number}`;

/** Fields of an item, and those of an earlier one that ask the same: what is typed there is offered here. */
type Sources = ReadonlyMap<ItemField, ItemField>;

const isTaken = <T>(pair: readonly [number, T | undefined]): pair is readonly [number, T] => pair[1] !== undefined;

/** Who of `others` is the traveller at `index`: the same one of their label or, where the two have no label in common, of all. */
function counterpart(labels: readonly string[], index: number, others: readonly string[]): number | undefined {
  if (!labels.some((label) => others.includes(label))) return index < others.length ? index : undefined;
  const rank = labels.slice(0, index).filter((label) => label === labels[index]).length;
  return others.flatMap((label, at) => (label === labels[index] ? [at] : []))[rank];
}

type Questions = CartItem['questions'];

function sameQuestions(questions: Questions, others: Questions): (readonly [number, number])[] {
  const asked = others.map((other) => JSON.stringify(other));
  return questions.map((question, index) => [index, asked.indexOf(JSON.stringify(question))] as const).filter(([, at]) => at >= 0);
}

const ofHotel = ['hotelName', 'address'] as const;

const fetchesAtHotel = ({ pickupPlaces }: CartItem): boolean =>
  pickupPlaces.some((place) => ofHotel.every((field) => transferKindOf(place).fields.includes(field)));

/** Somebody sleeps in one hotel of a place. */
const fetchAtOnePlace = (item: CartItem, other: CartItem): boolean =>
  fetchesAtHotel(item) && fetchesAtHotel(other) && item.locationUuid === other.locationUuid;

/** The fields of an item that another one asks for, too: how they are called here, and there. */
function sharedFields(item: CartItem, other: CartItem): (readonly [ItemPart, ItemPart])[] {
  const people = item.travellers.map((_, index) => [index, counterpart(item.travellers, index, other.travellers)] as const).filter(isTaken);
  return [
    ...people.flatMap(([here, there]) => {
      const askedThere = asksOfTraveller(other, there);
      return asksOfTraveller(item, here)
        .filter((field) => askedThere.includes(field))
        .map((field) => [`travellers.${here}.${field}`, `travellers.${there}.${field}`] as const);
    }),
    ...ofHotel.flatMap((field) => (fetchAtOnePlace(item, other) ? [[`pickup.${field}`, `pickup.${field}`] as const] : [])),
    ...sameQuestions(item.questions, other.questions).map(
      ([here, there]) => [`answers.booker.${here}`, `answers.booker.${there}`] as const,
    ),
    ...sameQuestions(item.passengersQuestions, other.passengersQuestions).flatMap(([here, there]) =>
      people.map(([who, whoThere]) => [`answers.travellers.${who}.${here}`, `answers.travellers.${whoThere}.${there}`] as const),
    ),
  ];
}

/** Of every field that asks what an earlier item has asked, the first one that did. */
export function sourcesOf({ items }: Pick<Cart, 'items'>): Sources {
  const sources = new Map<ItemField, ItemField>();
  for (const [index, item] of items.entries())
    for (const [earlier, other] of items.slice(0, index).entries())
      for (const [here, there] of sharedFields(item, other)) {
        const source: ItemField = `items.${earlier}.${there}`;
        if (!sources.has(`items.${index}.${here}`)) sources.set(`items.${index}.${here}`, sources.get(source) ?? source);
      }
  return sources;
}

type Node = { [key: string]: Node | string | undefined };

const childOf = (node: Node | string | undefined, key: string): Node | string | undefined =>
  typeof node === 'object' ? node[key] : undefined;

function valueAt(form: CheckoutForm, field: ItemField): string {
  const value = field.split('.').reduce<Node | string | undefined>(childOf, form as unknown as Node);
  return typeof value === 'string' ? value : '';
}

function setAt(form: CheckoutForm, field: ItemField, value: string): void {
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const node = keys.reduce<Node | string | undefined>(childOf, form as unknown as Node);
  if (typeof node === 'object') node[last] = value;
}

/** `items.1.travellers`: what is filled in, or left empty, together. */
const groupOf = (field: ItemField): string => field.split('.').slice(0, 3).join('.');

/** The form with what was typed once wherever it is asked for again, but where somebody has typed anything else. */
export function withOffers(cart: Pick<Cart, 'items'>, form: CheckoutForm): CheckoutForm {
  const sources = [...sourcesOf(cart)];
  const touched = new Set(sources.flatMap(([field]) => (valueAt(form, field) === '' ? [] : [groupOf(field)])));
  const offered = structuredClone(form);
  for (const [field, source] of sources) if (!touched.has(groupOf(field))) setAt(offered, field, valueAt(form, source));
  return offered;
}

type Follower = { field: ItemField; value: string };

/** The booker leads, as long as nobody else is named. */
function leadsAfter({ booker: was }: CheckoutForm, { booker, items }: CheckoutForm): Follower[] {
  const [before, value] = [fullName(was), fullName(booker)];
  if (before === value) return [];
  return items.flatMap(({ travellers }, index) =>
    travellers[0]?.name === before ? [{ field: `items.${index}.travellers.0.name` as const, value }] : [],
  );
}

/** What follows a change of the form: fields that said the same as their source go on doing so. */
export const followers = (sources: Sources, before: CheckoutForm, after: CheckoutForm): Follower[] => [
  ...leadsAfter(before, after),
  ...[...sources].flatMap(([field, source]) => {
    const [was, value] = [valueAt(before, source), valueAt(after, source)];
    return was !== value && valueAt(after, field) === was ? [{ field, value }] : [];
  }),
];

/** The form after a change of fields, with what follows it, and what follows that. */
export function withFollowers(cart: Pick<Cart, 'items'>, before: CheckoutForm, after: CheckoutForm): CheckoutForm {
  const sources = sourcesOf(cart);
  const followed = structuredClone(after);
  let was = before;
  for (let changes = followers(sources, was, followed); changes.length > 0; changes = followers(sources, was, followed)) {
    was = structuredClone(followed);
    for (const { field, value } of changes) setAt(followed, field, value);
  }
  return followed;
}
