import type { CheckoutStep } from '#domain/routes.ts';
import { checkoutForm, emptyForm, formFor, fullName, type CheckoutForm } from '#domain/checkout-form.ts';
import type { Cart } from '#domain/cart.ts';
import { requiresOfBooker } from '#domain/required-data.ts';
import { likelyCountry } from '#domain/countries.ts';
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

export function forgetTyped(): void {
  $form.set(emptyForm);
}

/** Name and address of who is signed in, for fields that nobody has filled in. A name's last word is taken for the family's. */
export function withAccount(booker: CheckoutForm['booker']): CheckoutForm['booker'] {
  const person = $session.get()?.profile;
  if (!person || booker.firstName || booker.lastName || booker.email) return booker;
  const words = person.name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { ...booker, firstName: words.join(' '), lastName, email: person.email };
}

/** What a step's fields start with: what was typed before, else the likely answer. */
export function startOf(step: CheckoutStep, cart: Cart, languages: readonly string[], locale: string): CheckoutForm {
  const kept = formFor(cart, $form.get());
  const form = { ...kept, booker: withAccount(kept.booker) };
  const { booker, travellers } = form;
  if (step === 'personal_info' && !booker.country && !booker.phoneCountry) {
    const country = likelyCountry(languages, locale);
    // What is not asked for is not guessed.
    return { ...form, booker: { ...booker, country: requiresOfBooker(cart, 'country') ? country : '', phoneCountry: country } };
  }
  const [lead, ...others] = travellers;
  if (step === 'traveler_info' && lead && !lead.name) return { ...form, travellers: [{ ...lead, name: fullName(booker) }, ...others] };
  return form;
}
