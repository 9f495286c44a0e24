import * as v from 'valibot';
import type { Cart } from '#domain/cart.ts';
import type { Locale } from '#contracts/common.ts';
import { pageStepOf } from '#domain/checkout-pages.ts';
import { addressOf, admittedStep, firstStep, laterStep, nextStep } from '#domain/checkout-steps.ts';
import { checkoutSteps } from '#domain/checkout-step-names.ts';
import { paths, type CheckoutStep } from '#domain/routes.ts';
import { checkoutType } from './checkout-type.ts';
import { tabAtom } from '../browser/storage.ts';
import { $form } from './form.ts';

/** Requirements 4, "Checkout UI". */
export const $lastReachedStep = tabAtom<CheckoutStep>('last-reached-step', v.picklist(checkoutSteps), firstStep(checkoutType));

/**
 * Where a wallet was chosen on the page of a tour (record 0097): its sheet says who books. `refused`: it did not say all that is needed.
 */
export const $express = tabAtom<'chosen' | 'refused' | null>('express', v.nullable(v.picklist(['chosen', 'refused'])), null);

/** Whether the payment comes before the steps that ask: until they are filled in after all. */
export const isExpress = ({ items }: Cart): boolean =>
  $express.get() !== null && $lastReachedStep.get() !== 'payment' && items.length === 1;

/** Leaves a step that is filled in. @returns the address of the next one */
export function goToNextStep(cart: Cart, step: CheckoutStep, locale: Locale): string {
  const next = nextStep(cart, step);
  $lastReachedStep.set(laterStep($lastReachedStep.get(), next));
  return paths.checkout(locale, next);
}

/** Where a visit to a step's address belongs, when not there: the page that asks for it, one that is due first, or the next one. */
export function redirectFrom(cart: Cart, wanted: CheckoutStep, locale: Locale): string | undefined {
  if (wanted === 'payment' && isExpress(cart)) return undefined;
  const admitted = admittedStep(cart, $form.get(), $lastReachedStep.get(), wanted, checkoutType);
  if (admitted === wanted) return undefined;
  return admitted === pageStepOf(cart, wanted) ? addressOf(cart, wanted, locale) : paths.checkout(locale, admitted);
}

export function forgetSteps(): void {
  $lastReachedStep.set(firstStep(checkoutType));
  $express.set(null);
}
