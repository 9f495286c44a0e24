import { sellsGiftVouchers } from '#domain/gift-shop.ts';
import { productKinds } from '#domain/products/registry.ts';

// `tests/unit/data/page-names.test.ts` compares both lists with the files in `src/pages/[locale]/`, which no running server has.

/** Pages that routes of their own show without an editor's text. */
export const codePages = [
  'toursAndActivities',
  'search',
  'confirmation',
  'fourOhFour',
  'offline',
  'unavailable',
  'booking',
  'dashboard',
  'trip',
  'wishlist',
  'verification',
  'login',
  'new',
];

/** Pages that routes of their own compose around an editor's text. */
export const composedPages = ['topDestinations', 'magazine', 'newsletter', 'giftVouchers', 'toursForCruises'];

/** Pages that only some shops have, and whether this one does. */
export const pagesOfSome: Readonly<Record<string, boolean>> = { giftVouchers: sellsGiftVouchers };

/** Names that no editor's page may have: it would never be seen. What is sold has its pages below its kind, hotels later on. */
export const takenNames = [...codePages, ...Object.keys(productKinds), 'hotels'];
