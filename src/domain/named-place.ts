import type { NamedPlace, UnderstoodWish } from '#contracts/search.ts';

/** The place that a search names, from which distances count: the first, where there are several. */
export const namedPlaceIn = (understood: readonly UnderstoodWish[]): NamedPlace | undefined => understood.find(({ place }) => place)?.place;
