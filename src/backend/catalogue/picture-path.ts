import type { CategoryId } from '#contracts/common.ts';

/** The scene that stands for a whole place. */
export const placeCategory = 'sightseeing' satisfies CategoryId;

/** A picture at the image host; `/{width}.webp` is a rendition of it. */
export const picturePath = (city: string, category: CategoryId): string => `/images/${city}/${category}`;
