import type { Question } from '#contracts/questions.ts';
import type { CartItem } from './cart.ts';

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
