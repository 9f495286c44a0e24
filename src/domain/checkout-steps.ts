import type { Cart, CartItem } from './cart.ts';
import { formFor, type CheckoutForm, type FormItem } from './checkout-form.ts';
import { isComplete, type AskingStep } from './checkout-rules.ts';
import { checkoutSteps } from './checkout-step-names.ts';
import { productKindFor } from './products/registry.ts';
import type { CheckoutStep } from './routes.ts';

/** Requirements 4: billed for brands of concierges, direct otherwise. */
export type CheckoutType = 'direct' | 'billed';

/** Whether an organisation's account pays, and no card. */
export const isBilled = (type: CheckoutType): boolean => type === 'billed';

/** Requirements 4: where a checkout starts. */
export const firstStep = (type: CheckoutType): CheckoutStep => (isBilled(type) ? 'method_select' : 'personal_info');

/** The steps that a brand has pages for, in the order of requirements 4. */
export const pagesOf = (type: CheckoutType): CheckoutStep[] => checkoutSteps.filter((step) => step !== 'method_select' || isBilled(type));

type Asks = { items: readonly Pick<CartItem, 'productType' | 'questions' | 'passengersQuestions' | 'startingPointEntryRequired'>[] };

/** The steps of this cart, in the order of requirements 4; one in which no item has anything to ask is left out. */
export function stepsOf(cart: Asks, type: CheckoutType = 'direct'): CheckoutStep[] {
  const asked = cart.items.flatMap((item) => productKindFor(item).steps(item));
  const needed: CheckoutStep[] = ['method_select', ...asked, 'payment'];
  return pagesOf(type).filter((step) => needed.includes(step));
}

/** Where `comments` are asked for: the last step that asks anything. */
export const asksComments = (cart: Asks, step: CheckoutStep): boolean => stepsOf(cart).at(-2) === step;

/** What a step asks for of each item; the booker is asked for once. */
const askedOfItems = {
  traveler_info: ({ travellers }: FormItem) => ({ travellers }),
  questions: ({ pickup, answers }: FormItem) => ({ pickup, answers }),
};

/**
 * What this step asks for, out of its page's form, beside what `kept` has of other steps: the page's form may be out of date there.
 */
export function partOf(step: AskingStep, cart: Cart, typed: CheckoutForm, kept: CheckoutForm): Partial<CheckoutForm> {
  const comments = asksComments(cart, step) ? { comments: typed.comments } : {};
  if (step === 'personal_info') return { booker: typed.booker, ...comments };
  const items = formFor(cart, kept).items.map((item, index) => {
    const own = typed.items[index];
    return own ? { ...item, ...askedOfItems[step](own) } : item;
  });
  return { items, ...comments };
}

const order = (step: CheckoutStep): number => checkoutSteps.indexOf(step);

export const nextStep = (cart: Asks, step: CheckoutStep): CheckoutStep =>
  stepsOf(cart).find((other) => order(other) > order(step)) ?? 'payment';

export const previousStep = (cart: Asks, step: CheckoutStep, type: CheckoutType = 'direct'): CheckoutStep | undefined =>
  stepsOf(cart, type).findLast((other) => order(other) < order(step));

export const laterStep = (a: CheckoutStep, b: CheckoutStep): CheckoutStep => (order(a) > order(b) ? a : b);

/** The last step that may be opened: as far as the shopper has come, but not past one that lacks something. */
export function furthestStep(cart: Cart, form: CheckoutForm, lastReached: CheckoutStep): CheckoutStep {
  const fitted = formFor(cart, form);
  const lacking = stepsOf(cart).find((step) => !isComplete(step, cart, fitted)) ?? 'payment';
  return order(lacking) < order(lastReached) ? lacking : lastReached;
}

/** Which step to show when `wanted` is asked for by its address: itself, or the nearest that makes sense. */
export function admittedStep(
  cart: Cart,
  form: CheckoutForm,
  lastReached: CheckoutStep,
  wanted: CheckoutStep,
  type: CheckoutType = 'direct',
): CheckoutStep {
  const furthest = furthestStep(cart, form, lastReached);
  if (order(wanted) > order(furthest)) return furthest;
  return stepsOf(cart, type).includes(wanted) ? wanted : nextStep(cart, wanted);
}
