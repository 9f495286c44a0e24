import * as endpoints from '../wishlist.ts';
import { documented } from './documented.ts';
import { refusals } from './refusals.ts';

export const getWishlist = documented(endpoints.getWishlist, {
  summary: 'The wishlist of who is signed in',
  access: { by: 'token', own: ['subject'] },
  errors: [...refusals],
});

export const postWishlist = documented(endpoints.postWishlist, {
  summary: "Change the wishlist: an entry under a tour's uuid adds it, null removes it. Answers with the whole list",
  access: { by: 'token', own: ['subject'] },
  errors: [...refusals, 'origin_refused'],
});
