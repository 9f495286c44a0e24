import type { CartItem } from '#domain/cart.ts';
import type { FormItem } from '#domain/checkout-form.ts';
import { requiresOfTraveller } from '#domain/required-data.ts';
import type { CheckoutTexts } from '#i18n/checkout/index.ts';

/** What a traveller is called before anybody is named: `Lead traveller`, `Traveller 2`. */
export const placeOf = (index: number, t: CheckoutTexts): string => (index === 0 ? t.travellerLead : t.traveller({ number: index + 1 }));

/** By name, where the tour asks for it and it is typed. */
export const nameOf = (item: CartItem, typed: FormItem['travellers'], index: number, t: CheckoutTexts): string =>
  (requiresOfTraveller(item, 'name', index) && typed[index]?.name) || placeOf(index, t);
