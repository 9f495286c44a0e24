import type { CheckoutStep } from '#domain/routes.ts';
import {
  checkoutForm,
  emptyForm,
  formFor,
  fullName,
  namesOf,
  type Booker,
  type CheckoutForm,
  type FormItem,
} from '#domain/checkout-form.ts';
import type { Cart } from '#domain/cart.ts';
import { sectionsOf } from '#domain/checkout-pages.ts';
import { requiresOfBooker } from '#domain/required-data.ts';
import { likelyCountry } from '#domain/countries.ts';
import { withOffers } from '#domain/typed-once.ts';
import { $session } from '../account/auth/session.ts';
import { tabAtom } from '../browser/storage.ts';

/** All that was typed in the checkout: stored for the tab, so that reload, back and an expired quote lose nothing. */
export const $form = tabAtom<CheckoutForm>('checkout-form', checkoutForm, emptyForm);

/** Takes what a step's fields hold now, finished or not. A number that was changed is none until it has been checked again. */
export function keepTyped(part: Partial<CheckoutForm>): void {
  const kept = $form.get();
  const { phoneNumber, phoneCountry, phone } = kept.booker;
  const booker = part.booker ?? kept.booker;
  const isSameNumber = booker.phoneNumber === phoneNumber && booker.phoneCountry === phoneCountry;
  $form.set({ ...kept, ...part, booker: { ...booker, phone: isSameNumber ? phone : '' } });
}

/** Takes the number that was typed, checked and as E.164. */
export function keepPhone(phone: string): void {
  $form.set({ ...$form.get(), booker: { ...$form.get().booker, phone } });
}

/** Forgets what was typed for items that are not to be bought any more. @param gone their places in the cart */
export function forgetItems(cart: Cart, gone: readonly number[]): void {
  const form = formFor(cart, $form.get());
  $form.set({ ...form, items: form.items.filter((_, index) => !gone.includes(index)) });
}

export function forgetTyped(): void {
  $form.set(emptyForm);
}

/** Name and address of who is signed in, for fields that nobody has filled in. */
export function withAccount(booker: Booker): Booker {
  const person = $session.get()?.profile;
  if (!person || booker.firstName || booker.lastName || booker.email) return booker;
  return { ...booker, ...namesOf(person.name), email: person.email };
}

/** The booker leads, unless somebody else was named. */
function ledBy(booker: Booker, item: FormItem): FormItem {
  const [lead, ...others] = item.travellers;
  return lead && !lead.name ? { ...item, travellers: [{ ...lead, name: fullName(booker) }, ...others] } : item;
}

/** The country that a shopper is likely to name, where none is named yet. What is not asked for is not guessed. */
function withCountry(booker: Booker, cart: Cart, country: string): Booker {
  if (booker.country || booker.phoneCountry) return booker;
  return { ...booker, country: requiresOfBooker(cart, 'country') ? country : '', phoneCountry: country };
}

/** What the fields on a step's page start with: what was typed before, for this item or another one, else the likely answer. */
export function startOf(step: CheckoutStep, cart: Cart, languages: readonly string[], locale: string): CheckoutForm {
  const sections = sectionsOf(cart, step);
  const kept = formFor(cart, $form.get());
  const account = withAccount(kept.booker);
  const booker = sections.includes('personal_info') ? withCountry(account, cart, likelyCountry(languages, locale)) : account;
  const form = { ...kept, booker };
  const [first, ...others] = form.items;
  if (!sections.includes('traveler_info') || !first) return withOffers(cart, form);
  const offered = withOffers(cart, { ...form, items: [ledBy(booker, first), ...others] });
  return { ...offered, items: offered.items.map((item) => ledBy(booker, item)) };
}
