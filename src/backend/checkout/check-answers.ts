import type { CheckoutOrder } from '#contracts/checkout.ts';
import { answerProblem, questionKindOf, type QuestionKinds } from '#domain/questions/registry.ts';
import type { Tour } from '../catalogue/catalogue.ts';
import { Refusal } from '../http/refusal.ts';
import { ofEachItem } from './checkout.ts';

type Question = Tour['questions'][number];
type Answer = CheckoutOrder['bookingQuestionsAnswers'][number];

/** Whom a question is put to: the booker (`undefined`), or each participant by index. */
const askedOf = ({ per }: Question, participants: number): (number | undefined)[] =>
  per === 'booking' ? [undefined] : Array.from({ length: participants }, (_, index) => index);

/** The form's own rules, and one more that no form can break. */
function problemOf(kinds: QuestionKinds, question: Question, answers: readonly Answer[]): string | undefined {
  if (answers.length > 1) return 'answered_twice';
  return answerProblem(questionKindOf(question.type, kinds), question, answers[0]?.answer ?? '');
}

/** The tour's questions are answered: the required ones all, and none that it does not ask. */
export const checkAnswers = ofEachItem(({ order, tour }, { questionKinds }) => {
  const { bookingQuestionsAnswers: answers, cart } = order;
  const asked = tour.questions.flatMap((question) =>
    askedOf(question, cart.participants.length).map((participant) => ({ question, participant })),
  );
  const belongs =
    ({ question, participant }: (typeof asked)[number]) =>
    (answer: Answer) =>
      answer.questionId === question.id && answer.participant === participant;
  const refuse = (problem: string, questionId: string, participant: number | undefined) =>
    new Refusal('invalid_request', {
      field: 'bookingQuestionsAnswers',
      problem,
      questionId,
      ...(participant !== undefined && { participant }),
    });

  for (const one of asked) {
    const problem = problemOf(questionKinds, one.question, answers.filter(belongs(one)));
    if (problem) throw refuse(problem, one.question.id, one.participant);
  }
  const stray = answers.find((answer) => !asked.some((one) => belongs(one)(answer)));
  if (stray) throw refuse('not_asked', stray.questionId, stray.participant);
});
