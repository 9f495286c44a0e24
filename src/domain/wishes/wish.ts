import type { CategoryId, CurrencyCode } from '#contracts/common.ts';
import type { InferOutput } from 'valibot';
import type { attributes } from '#contracts/attributes.ts';

/** Something that a shopper wants of a tour: its kind, and a value that the kind can read. Several values, parted by a dot: any of them. */
export type Wish = { kind: string; value: string };

type Attributes = { [Name in keyof typeof attributes]: InferOutput<(typeof attributes)[Name]> };

/** What wishes are held against. */
export type WishedTour = Attributes & {
  categories: readonly CategoryId[];
  languages: readonly string[];
  minutes: number;
  /** Whether one party has it for itself. */
  isPrivate: boolean;
  destination: string;
  /** Sights that it shows or is near to, each from above 0 (near) to 1 (its subject). */
  sights: ReadonlyMap<string, number>;
  /** What one adult, or one group, pays, in decimal major units. */
  priceIn: (currency: CurrencyCode) => number;
};

/** A word of a query, with all forms that it may be known in. */
export type Word = { text: string; forms: readonly string[] };

/** What was read, and of how many words. Without a wish, the words say nothing. */
export type Reading = { wish?: Wish; length: number };

/** One kind of wish. */
export type WishKind = {
  id: string;
  /** How well a tour fits: from 0, not at all, to 1. */
  fit: (tour: WishedTour, value: string) => number;
  /** Reads what no list of phrases can have (numbers), from a word on. */
  read?: (words: readonly Word[], from: number, currency: CurrencyCode) => Reading | undefined;
};

/** Names a wish in an address: `suits:families`. */
export const keyOf = ({ kind, value }: Wish): string => `${kind}:${value}`;

/** A kind that a tour fits where it has one of the values. */
export const hasAny = (id: string, of: (tour: WishedTour) => readonly string[]): WishKind => ({
  id,
  fit: (tour, value) => (value.split('.').some((one) => of(tour).includes(one)) ? 1 : 0),
});
