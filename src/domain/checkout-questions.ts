import type { Question } from '#contracts/questions.ts';
import type { Cart } from './cart.ts';

/** A tour's own question, and the index of the traveller whom it is put to; none where it is put to the booker. */
export type Asked = { question: Question; traveller?: number };

const answer = /^answers\.(?:booker|travellers\.(\d+))\.(\d+)$/;

/** The question whose answer a field holds. @param path of the field in the checkout's form; nothing for another field */
export function askedAt(
  path: string,
  { questions, passengersQuestions }: Pick<Cart, 'questions' | 'passengersQuestions'>,
): Asked | undefined {
  const [, traveller, index] = answer.exec(path) ?? [];
  const question = (traveller === undefined ? questions : passengersQuestions)[Number(index)];
  if (question === undefined) return undefined;
  return traveller === undefined ? { question } : { question, traveller: Number(traveller) };
}
