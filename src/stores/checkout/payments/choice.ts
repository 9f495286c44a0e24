import { atom, computed } from 'nanostores';
import * as v from 'valibot';
import { shopMethods } from '#domain/shop-methods.ts';
import { offeredMethods, shopperMethods, type ShopperMethod } from '#domain/payment-methods.ts';
import { browserAtom } from '../../browser/storage.ts';
import { forgetFailure } from '../attempt.ts';
import { $cart } from '../cart.ts';
import { $form } from '../form.ts';
import { $pendingIntent } from '../payment-state.ts';
import { $wallet } from './device-wallet.ts';

/** What this device has paid with last. */
const $lastMethod = browserAtom<ShopperMethod | null>('payment-method', v.nullable(v.picklist(shopperMethods)), null);

/** What the cart can be paid with, the likeliest first. What is used meanwhile changes no order. */
export const $offered = computed([$cart, $form, $wallet], (cart, { booker }, wallet): ShopperMethod[] =>
  cart
    ? offeredMethods({
        methods: shopMethods,
        currency: cart.currencyCode,
        total: cart.grandTotal,
        country: booker.country || booker.phoneCountry,
        hasWallet: wallet === 'possible',
        last: $lastMethod.get(),
      })
    : [],
);

const $wanted = atom<ShopperMethod | null>(null);

/** How the shopper pays: what was chosen, what a payment under way is made with, or the likeliest. */
export const $method = computed(
  [$offered, $wanted, $pendingIntent],
  (offered, wanted, pending): ShopperMethod | undefined =>
    [wanted, pending?.method].find((method) => method && offered.includes(method)) ?? offered[0],
);

export function chooseMethod(method: ShopperMethod): void {
  forgetFailure();
  $wanted.set(method);
}

export const rememberMethod = (method: ShopperMethod): void => $lastMethod.set(method);
