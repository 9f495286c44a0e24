import { access } from './kinds/access.ts';
import { category } from './kinds/category.ts';
import { destination } from './kinds/destination.ts';
import { duration } from './kinds/duration.ts';
import { effort } from './kinds/effort.ts';
import { group } from './kinds/group.ts';
import { language } from './kinds/language.ts';
import { near } from './kinds/near.ts';
import { price } from './kinds/price.ts';
import { setting } from './kinds/setting.ts';
import { suits } from './kinds/suits.ts';
import { time } from './kinds/time.ts';
import { weekday } from './kinds/weekday.ts';
import type { WishKind } from './wish.ts';

/** Every kind of wish. What a shopper gives up first, where not everything can be had, comes first. */
export const wishKinds = {
  time,
  weekday,
  effort,
  duration,
  price,
  language,
  setting,
  suits,
  group,
  access,
  category,
  near,
  destination,
} as const satisfies Record<string, WishKind>;
export type WishKindId = keyof typeof wishKinds;
export const wishKindIds = Object.keys(wishKinds) as WishKindId[];

export const isWishKind = (id: string): id is WishKindId => Object.hasOwn(wishKinds, id);
