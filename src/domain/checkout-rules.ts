import * as v from 'valibot';
import { phoneNumber } from '#contracts/checkout.ts';
import { emailAddress } from '#contracts/email-address.ts';
import type { Question } from '#contracts/questions.ts';
import type { Cart, CartItem } from './cart.ts';
import type { CheckoutForm, FormItem } from './checkout-form.ts';
import { putIn } from './checkout-questions.ts';
import { filled, line, type FieldProblem } from './field-rules.ts';
import { answerProblem, ownKindOf, writtenOf } from './questions/registry.ts';
import { asksForPhone, requiresOfBooker, requiresOfTraveller } from './required-data.ts';
import type { CheckoutStep } from './routes.ts';
import { transferRules } from './transfer-rules.ts';

const emailOr = (problem: FieldProblem) =>
  v.pipe(
    filled(254, problem),
    v.check((text) => v.is(emailAddress, text), 'emailFormat' satisfies FieldProblem),
  );
const email = emailOr('enterEmail');
const travellerEmail = emailOr('enterTravellerEmail');

const bookerOf = (cart: Cart) => {
  const isPhoneRequired = requiresOfBooker(cart, 'phoneNumber');
  return v.pipe(
    v.object({
      firstName: filled(100, 'enterFirstName'),
      lastName: filled(100, 'enterLastName'),
      email,
      phoneCountry: v.string(),
      phoneNumber: isPhoneRequired ? filled(40, 'enterPhone') : line(40),
      phone: v.string(),
      country: requiresOfBooker(cart, 'country') ? filled(2, 'enterCountry') : line(2),
      fullAddress: line(200),
      postalCode: line(20),
      city: line(100),
      stateProvince: line(100),
    }),
    v.forward(
      v.partialCheck(
        [['phone'], ['phoneNumber']],
        ({ phone, phoneNumber: typed }) => !asksForPhone(cart) || (!isPhoneRequired && typed.trim() === '') || v.is(phoneNumber, phone),
        'phoneFormat' satisfies FieldProblem,
      ),
      ['phoneNumber'],
    ),
  );
};

type Rules = v.GenericSchema<Record<string, unknown>>;

function answerTo(question: Question, { queryDate }: CartItem) {
  const kind = ownKindOf(question.type);
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? answerProblem(kind, question, writtenOf(kind, dataset.value), queryDate) : undefined;
      if (problem) addIssue({ message: problem });
    }),
  );
}

/** What is not put may be left of another answer: whatever it is, it is not sent. */
const answersTo = (questions: readonly Question[], put: readonly boolean[] | undefined, item: CartItem) =>
  v.tuple(questions.map((question, index) => (put?.[index] ? answerTo(question, item) : v.string())));

/** By what was answered: that decides what is put. */
function answersIn(item: CartItem, answers: FormItem['answers']) {
  const put = putIn(item, answers);
  return v.object({
    booker: answersTo(item.questions, put.booker, item),
    travellers: v.tuple(item.travellers.map((_, index) => answersTo(item.passengersQuestions, put.travellers[index], item))),
  });
}

const questionsOf = (item: CartItem) =>
  v.object({
    pickup: v.lazy((typed) => transferRules(item, 'pickup', typed as FormItem['pickup'])),
    dropOff: v.lazy((typed) => transferRules(item, 'dropOff', typed as FormItem['dropOff'])),
    answers: v.lazy((answers) => answersIn(item, answers as FormItem['answers'])),
  });

/** What is not asked for here may be left of another tour: whatever it is, it is not sent. */
const travellerAt = (item: CartItem, index: number) =>
  v.object({
    name: requiresOfTraveller(item, 'name', index) ? filled(200, 'enterTravellerName') : v.string(),
    email: requiresOfTraveller(item, 'email', index) ? travellerEmail : v.string(),
  });

const travellersOf = (item: CartItem) => v.object({ travellers: v.tuple(item.travellers.map((_, index) => travellerAt(item, index))) });

const ofEach =
  (rules: (item: CartItem) => Rules) =>
  ({ items }: Cart) =>
    v.object({ items: v.tuple(items.map(rules)), comments: line(1000) });

/** A step that asks: the first and the last are about who pays. */
export type AskingStep = Exclude<CheckoutStep, 'method_select' | 'payment'>;
/**
 * The rules of each step's fields (requirements 5). Issues carry a `FieldProblem` as their message; those of an answer to a tour's own
 * question carry what the question's kind calls the problem.
 */
export const rulesOf: Record<AskingStep, (cart: Cart) => Rules> = {
  personal_info: (cart) => v.object({ booker: bookerOf(cart) }),
  traveler_info: ofEach(travellersOf),
  questions: ofEach(questionsOf),
};

/** The rules of all that a page asks for. */
export const rulesOfAll = (sections: readonly AskingStep[], cart: Cart): Rules => v.intersect(sections.map((step) => rulesOf[step](cart)));

/** Whether all that this step must know has been given. `form` has the cart's shape (see `formFor`). */
export const isComplete = (step: AskingStep, cart: Cart, form: CheckoutForm): boolean => v.is(rulesOf[step](cart), form);
