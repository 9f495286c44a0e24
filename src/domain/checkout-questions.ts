import type { Question } from '#contracts/questions.ts';
import type { CartItem } from './cart.ts';
import type { FormItem } from './checkout-form.ts';
import { putOf } from './questions/put.ts';
import { ownKindOf } from './questions/registry.ts';

/** A tour's own question: of which item of the cart, and the index of the traveller whom it is put to, none where it is the booker. */
export type Asked = { question: Question; item: number; traveller?: number };
type Asks = { items: readonly Pick<CartItem, 'questions' | 'passengersQuestions'>[] };

const answer = /^items\.(\d+)\.answers\.(?:booker|travellers\.(\d+))\.(\d+)$/;

/** The question whose answer a field holds. @param path of the field in the checkout's form; nothing for another field */
export function askedAt(path: string, { items }: Asks): Asked | undefined {
  const [, item, traveller, index] = answer.exec(path) ?? [];
  const asked = items[Number(item)];
  const question = asked && (traveller === undefined ? asked.questions : asked.passengersQuestions)[Number(index)];
  if (question === undefined) return undefined;
  return { question, item: Number(item), ...(traveller === undefined ? {} : { traveller: Number(traveller) }) };
}

/** Which questions of an item are put, each at its place in the form: one may depend on what was answered to another. */
export function putIn({ questions, passengersQuestions }: Asks['items'][number], { booker, travellers }: FormItem['answers']) {
  const answered = (asked: readonly Question[], answers: readonly string[]) =>
    asked.map((question, index) => ({ question, answer: answers[index] ?? '' }));
  const arePut = (asked: ReturnType<typeof answered>): boolean[] => {
    const put = new Set(putOf(asked, ownKindOf));
    return asked.map((one) => put.has(one));
  };
  const toBooker = answered(questions, booker);
  return {
    booker: arePut(toBooker),
    /** What depends on the booker's answer does so for each traveller. */
    travellers: travellers.map((answers) => arePut([...toBooker, ...answered(passengersQuestions, answers)]).slice(questions.length)),
  };
}
