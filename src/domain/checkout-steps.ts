import type { Locale } from '#contracts/common.ts';
import type { Cart } from './cart.ts';
import { formFor, type CheckoutForm, type FormItem } from './checkout-form.ts';
import { pageStepOf, pagesOfCart, sectionsOf, type Asks, type CheckoutPage } from './checkout-pages.ts';
import { isComplete, type AskingStep } from './checkout-rules.ts';
import { checkoutSteps } from './checkout-step-names.ts';
import { paths, type CheckoutStep } from './routes.ts';
import { withFollowers } from './typed-once.ts';

/** Requirements 4: billed for brands of concierges, direct otherwise. */
export type CheckoutType = 'direct' | 'billed';

/** Whether an organisation's account pays, and no card. */
export const isBilled = (type: CheckoutType): boolean => type === 'billed';

/** Requirements 4: where a checkout starts. */
export const firstStep = (type: CheckoutType): CheckoutStep => (isBilled(type) ? 'method_select' : 'personal_info');

/** The steps that a brand has pages for, in the order of requirements 4. */
export const stepsOfBrand = (type: CheckoutType): CheckoutStep[] =>
  checkoutSteps.filter((step) => step !== 'method_select' || isBilled(type));

/** Requirements 4: the step that comes before all that asks. */
const startOf = (type: CheckoutType): CheckoutStep[] => (isBilled(type) ? ['method_select'] : []);

/** The steps at which this cart's checkout has pages, in the order of requirements 4. */
export const pageSteps = (cart: Asks, type: CheckoutType = 'direct'): CheckoutStep[] => [
  ...startOf(type),
  ...pagesOfCart(cart).map(({ step }) => step),
];

/** What a page is called: it has a name of its own where it asks for all steps at once. */
type NamedPage = { step: CheckoutStep; name: CheckoutStep | 'information' };

/** Asked on one page, all of it is called one thing. */
const pageName = ({ step, sections }: CheckoutPage, all: readonly CheckoutPage[]): NamedPage['name'] =>
  sections.length > 0 && all.filter((page) => page.sections.length > 0).length === 1 ? 'information' : step;

const byStep = (step: CheckoutStep): NamedPage => ({ step, name: step });

/** Most orders ask for all at once. */
const usualPages: NamedPage[] = [{ step: 'personal_info', name: 'information' }, byStep('payment')];

/** The pages in the list of steps. Before the cart is known they are those of most orders, as long as they include the `current` one. */
export function namedPages(cart: Asks | undefined, current: CheckoutStep, type: CheckoutType): NamedPage[] {
  const all = cart ? pagesOfCart(cart).map((page, _, own): NamedPage => ({ step: page.step, name: pageName(page, own) })) : usualPages;
  const pages = [...startOf(type).map(byStep), ...all];
  return cart || pages.some(({ step }) => step === current) ? pages : stepsOfBrand(type).map(byStep);
}

/** What the page of a step is called, in the list of steps and as the title of the document. */
export const nameOfPage = (cart: Asks | undefined, current: CheckoutStep, type: CheckoutType): NamedPage['name'] =>
  namedPages(cart, current, type).find(({ step }) => step === current)?.name ?? current;

/** Where `comments` to operators are asked for: the last page that asks anything. */
export const asksComments = (cart: Asks, step: CheckoutStep): boolean => cart.items.length > 0 && pageSteps(cart).at(-2) === step;

const withItems = (kept: CheckoutForm, typed: CheckoutForm, part: (item: FormItem) => Partial<FormItem>): CheckoutForm => ({
  ...kept,
  items: kept.items.map((item, index) => {
    const own = typed.items[index];
    return own ? { ...item, ...part(own) } : item;
  }),
});

/** Takes what a step asks for out of a page's form into what is kept. */
const taking: Record<AskingStep, (kept: CheckoutForm, typed: CheckoutForm) => CheckoutForm> = {
  personal_info: (kept, { booker }) => ({ ...kept, booker }),
  traveler_info: (kept, typed) => withItems(kept, typed, ({ travellers }) => ({ travellers })),
  questions: (kept, typed) => withItems(kept, typed, ({ pickup, dropOff, answers }) => ({ pickup, dropOff, answers })),
};

/**
 * What is kept once the page of this step is typed into: of its form what the page asks for, and of other pages what follows that; the
 * page's form may be out of date there.
 */
export function keptAfter(step: CheckoutStep, cart: Cart, typed: CheckoutForm, kept: CheckoutForm): CheckoutForm {
  const before = formFor(cart, kept);
  const after = sectionsOf(cart, step).reduce((form, section) => taking[section](form, typed), before);
  const { comments } = asksComments(cart, step) ? typed : kept;
  return { ...withFollowers(cart, before, after), comments };
}

const order = (step: CheckoutStep): number => checkoutSteps.indexOf(step);

export const nextStep = (cart: Asks, step: CheckoutStep): CheckoutStep =>
  pageSteps(cart).find((other) => order(other) > order(step)) ?? 'payment';

export const previousStep = (cart: Asks, step: CheckoutStep, type: CheckoutType = 'direct'): CheckoutStep | undefined =>
  pageSteps(cart, type).findLast((other) => order(other) < order(step));

export const laterStep = (a: CheckoutStep, b: CheckoutStep): CheckoutStep => (order(a) > order(b) ? a : b);

/** The last step that may be opened: as far as the shopper has come, but not past one that lacks something. */
export function furthestStep(cart: Cart, form: CheckoutForm, lastReached: CheckoutStep): CheckoutStep {
  const fitted = formFor(cart, form);
  const lacking =
    pagesOfCart(cart).find(({ sections }) => sections.some((section) => !isComplete(section, cart, fitted)))?.step ?? 'payment';
  const reached = pageStepOf(cart, lastReached);
  return order(lacking) < order(reached) ? lacking : reached;
}

/** Which page to show when `wanted` is asked for by its address: its own, or the nearest that makes sense. */
export function admittedStep(
  cart: Cart,
  form: CheckoutForm,
  lastReached: CheckoutStep,
  wanted: CheckoutStep,
  type: CheckoutType = 'direct',
): CheckoutStep {
  const [page, furthest] = [pageStepOf(cart, wanted), furthestStep(cart, form, lastReached)];
  if (order(page) > order(furthest)) return furthest;
  return pageSteps(cart, type).includes(page) ? page : nextStep(cart, page);
}

/** Where a step's fields are: the address of their page, and on a page of several steps the part that is theirs. */
export function addressOf(cart: Asks, step: CheckoutStep, locale: Locale): string {
  const page = pageStepOf(cart, step);
  return page === step ? paths.checkout(locale, step) : `${paths.checkout(locale, page)}#${step}`;
}
