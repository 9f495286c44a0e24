import type { CheckoutOrder } from '#contracts/checkout.ts';
import type { Day } from '#contracts/common.ts';
import { putOf } from '#domain/questions/put.ts';
import { answerProblem, questionKindOf, type QuestionKinds } from '#domain/questions/registry.ts';
import type { Product } from '../catalogue/product.ts';
import { Refusal } from '../http/refusal.ts';
import { ofEachItem } from './checkout.ts';

type Answer = CheckoutOrder['bookingQuestionsAnswers'][number];
/** A question that is put to somebody, with the answer; empty where there is none. */
export type Asked = {
  question: Product['questions'][number];
  /** To whom it is put, by index; absent where that is the booker. */
  participant: number | undefined;
  given: readonly Answer[];
  answer: string;
};

/** What is wrong with an answer: the form's own rules, and one more that no form can break. */
export function problemOfAnswer(kinds: QuestionKinds, { question, given, answer }: Asked, visit: Day): string | undefined {
  return given.length > 1 ? 'answered_twice' : answerProblem(questionKindOf(question.type, kinds), question, answer, visit);
}

/** What is put to the booker, then to each participant, by what was answered. */
export function askedIn(questions: Product['questions'], answers: readonly Answer[], participants: number, kinds: QuestionKinds): Asked[] {
  const asked = (per: Product['questions'][number]['per'], participant?: number): Asked[] =>
    questions
      .filter((question) => question.per === per)
      .map((question) => {
        const given = answers.filter((answer) => answer.questionId === question.id && answer.participant === participant);
        return { question, participant, given, answer: given[0]?.answer ?? '' };
      });
  const put = (all: Asked[]) => putOf(all, (type) => questionKindOf(type, kinds));
  const ofBooker = asked('booking');
  const ofParticipants = Array.from({ length: participants }, (_, participant) =>
    put([...ofBooker, ...asked('participant', participant)]).filter((one) => one.participant === participant),
  );
  return [...put(ofBooker), ...ofParticipants.flat()];
}

/** The product's questions are answered: the required ones all, and none that it does not ask, or does not ask after such answers. */
export const checkAnswers = ofEachItem(({ order, product, hold }, { questionKinds }) => {
  const { bookingQuestionsAnswers: answers, cart } = order;
  const refuse = (problem: string, questionId: string, participant: number | undefined) =>
    new Refusal('invalid_request', {
      field: 'bookingQuestionsAnswers',
      problem,
      questionId,
      ...(participant !== undefined && { participant }),
    });
  const asked = askedIn(product.questions, answers, cart.participants.length, questionKinds);
  for (const one of asked) {
    const problem = problemOfAnswer(questionKinds, one, hold.day);
    if (problem) throw refuse(problem, one.question.id, one.participant);
  }
  const stray = answers.find((answer) => !asked.some(({ given }) => given.includes(answer)));
  if (stray) throw refuse('not_asked', stray.questionId, stray.participant);
});
