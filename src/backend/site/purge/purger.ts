import type { Config } from '../../config.ts';

/** What caches in front of the shop are to forget: pages by their tags, or by their paths. */
export type Purge = { tags: readonly string[]; paths: readonly string[] };

/** A cache, or several of one kind, in front of the shop. */
export type Purger = {
  /** The header by which it knows the tags of a page, beside `Cache-Tag`. */
  tagHeader?: (tags: readonly string[]) => { name: string; value: string };
  /** @throws Error when the cache does not answer, or refuses */
  purge(purge: Purge): Promise<void>;
};

/** @returns nothing where the settings name no such cache */
export type OpenPurger = (config: Config) => Purger | undefined;

/** A cache that does not answer is asked again so many times. */
export const retrying = { retry: 3, retryDelay: 300, timeout: 5_000 } as const;

/** In parts of at most `size`. */
export const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
