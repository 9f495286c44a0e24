import type { CartItem } from './cart.ts';
import type { AskingStep } from './checkout-rules.ts';
import { checkoutSteps } from './checkout-step-names.ts';
import { productKindFor } from './products/registry.ts';
import { asksOfTraveller } from './required-data.ts';
import type { CheckoutStep } from './routes.ts';
import { transferKindOf } from './transfers/registry.ts';

type TransferAsks = 'startingPointEntryRequired' | 'dropOffPointEntryRequired' | 'pickupPlaces' | 'dropoffPlaces';
type AskedItem = Pick<
  CartItem,
  'productType' | 'questions' | 'passengersQuestions' | 'requiredParticipantsData' | 'travellers' | TransferAsks
>;
/** What of a cart decides which page asks for what. */
export type Asks = { items: readonly AskedItem[]; /** Asks for who pays, and for nothing else. */ giftVoucher?: unknown };

/** A page of the checkout, at the address of a step, and the steps whose fields it shows; none where it is about who pays. */
export type CheckoutPage = { step: CheckoutStep; sections: readonly AskingStep[] };

/** How many fields about travellers and their answers one page takes beside those about who books. */
const mostOnOnePage = 5;

/** Most fields that one of the places asks for, and the choice of it. */
const fieldsOfPlaces = (places: AskedItem['pickupPlaces']): number =>
  Math.max(0, ...places.map((place) => transferKindOf(place).fields.length)) + (places.length > 1 ? 1 : 0);

const fieldsOf = ({ travellers, questions, passengersQuestions, pickupPlaces, dropoffPlaces, ...item }: AskedItem): number =>
  travellers.flatMap((_, index) => asksOfTraveller(item, index)).length +
  fieldsOfPlaces(pickupPlaces) +
  fieldsOfPlaces(dropoffPlaces) +
  questions.length +
  passengersQuestions.length * travellers.length;

const fitsOnePage = ({ items: [item, ...others] }: Asks): boolean =>
  item !== undefined && others.length === 0 && fieldsOf(item) <= mostOnOnePage;

/**
 * What is on which page of this cart's checkout, in the order of requirements 4: all of one item on one page where that is few fields, else
 * a page for each step. A step in which no item has anything to ask is left out.
 */
export function pagesOfCart(cart: Asks): CheckoutPage[] {
  const asked: readonly CheckoutStep[] = [
    ...(cart.giftVoucher ? ['personal_info' as const] : []),
    ...cart.items.flatMap((item) => productKindFor(item).steps(item)),
  ];
  const sections = checkoutSteps.filter((step): step is AskingStep => asked.includes(step));
  const [first] = sections;
  const asking: CheckoutPage[] =
    first && fitsOnePage(cart) ? [{ step: first, sections }] : sections.map((step) => ({ step, sections: [step] }));
  return [...asking, { step: 'payment', sections: [] }];
}

/** The steps whose fields a page shows: none for one that this cart's checkout does not have. */
export const sectionsOf = (cart: Asks, page: CheckoutStep): readonly AskingStep[] =>
  pagesOfCart(cart).find(({ step }) => step === page)?.sections ?? [];

/** The page that shows a step's fields; the step itself where it is about who pays, or has nothing to ask. */
export const pageStepOf = (cart: Asks, wanted: CheckoutStep): CheckoutStep =>
  pagesOfCart(cart).find(({ sections }) => sections.some((step) => step === wanted))?.step ?? wanted;
