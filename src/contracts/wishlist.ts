import * as v from 'valibot';
import { bearer } from './bearer.ts';
import { instant, uuid } from './common.ts';
import { endpoint } from './endpoint.ts';
import { ofSubject } from './subject.ts';

/** Requirements 3: keyed by the tour's uuid. */
const wishlist = v.record(uuid, v.object({ tourUuid: uuid, addedAt: instant }));
export type Wishlist = v.InferOutput<typeof wishlist>;
export const wishlistLimit = 500;

export const getWishlist = endpoint({
  service: 'shopper',
  method: 'GET',
  path: '/user/wishlist',
  query: ofSubject,
  headers: bearer,
  response: v.object({ data: wishlist }),
});

/** A patch, so that two tabs and a merge after sign-in lose nothing (RFC 7396): what is not named stays. */
export const postWishlist = endpoint({
  service: 'shopper',
  method: 'POST',
  path: '/user/wishlist',
  query: ofSubject,
  headers: bearer,
  body: v.object({
    data: v.pipe(v.record(uuid, v.nullable(v.object({ tourUuid: uuid }))), v.maxEntries(wishlistLimit)),
    errorMessage: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000)))),
  }),
  response: v.object({ data: wishlist }),
});
