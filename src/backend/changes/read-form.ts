import * as v from 'valibot';
import type { Locale } from '#contracts/common.ts';
import type { Direction } from '#contracts/transfers.ts';
import type { FieldProblem } from '#domain/field-rules.ts';
import { questionKindId, questionKindOf, writtenOf, type QuestionKinds } from '#domain/questions/registry.ts';
import { transferRules } from '#domain/transfer-rules.ts';
import { nothingTyped, placesOf, type Transferring, type TypedTransfer } from '#domain/typed-transfer.ts';
import { transferKindOf } from '#domain/transfers/registry.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { questionTexts } from '#i18n/question-texts.ts';
import { askedIn, problemOfAnswer, type Asked } from '../checkout/check-answers.ts';
import { answerField, placeField, saidField, transferringOf, type Answer, type Asking, type Told } from './asked.ts';

/** By field. */
export type Problems = Record<string, string>;

/** Boxes of one name come as several values: the kind of question that takes several has them with commas between. */
const typedIn = (form: FormData, name: string): string =>
  form
    .getAll(name)
    .filter((value) => typeof value === 'string')
    .join(',');

/** Each place has fields of its own, so that what is typed for another one is no answer to this. */
function transferIn(form: FormData, item: Transferring, direction: Direction): TypedTransfer {
  const places = placesOf(item, direction);
  const id = typedIn(form, placeField(direction)) || (places.length === 1 ? (places[0]?.id ?? '') : '');
  const place = places.find((one) => one.id === id);
  const said = place ? transferKindOf(place).fields.map((field) => [field, typedIn(form, saidField(direction, id, field))]) : [];
  return { ...nothingTyped, ...(Object.fromEntries(said) as Partial<TypedTransfer>), id };
}

function transferProblems(item: Transferring, direction: Direction, typed: TypedTransfer, locale: Locale): Problems {
  const { issues = [] } = v.safeParse(transferRules(item, direction, typed), typed);
  const say = checkoutMessages(locale);
  return Object.fromEntries(
    issues.map((issue) => {
      const field = v.getDotPath(issue) ?? 'id';
      const name = field === 'id' ? placeField(direction) : saidField(direction, typed.id, field);
      return [name, say[issue.message as FieldProblem]];
    }),
  );
}

/** Every answer that was sent, whether or not its question is put. */
function answersIn(form: FormData, { booking, tour }: Asking, kinds: QuestionKinds): Answer[] {
  const of = ({ id, type }: Asking['tour']['questions'][number], participant?: number): Answer[] => {
    const answer = writtenOf(questionKindOf(type, kinds), typedIn(form, answerField(id, participant)));
    return answer === '' ? [] : [{ questionId: id, ...(participant !== undefined && { participant }), answer }];
  };
  return tour.questions.flatMap((question) =>
    question.per === 'booking' ? of(question) : booking.order.cart.participants.flatMap((_, participant) => of(question, participant)),
  );
}

function textOfProblem({ question: { type, pattern } }: Asked, problem: string, locale: Locale): string {
  const texts: { required: string; [name: string]: string } = questionTexts[questionKindId(type)](locale);
  return (problem === 'not_as_asked' && pattern ? pattern.error[locale] : texts[problem]) ?? texts.required;
}

/** What a form has sent, and what is wrong with it, by the rules of the checkout. An answer to what is not put is left out. */
export function readForm(form: FormData, asking: Asking, kinds: QuestionKinds): { told: Told; problems: Problems } {
  const { booking, tour, locale } = asking;
  const item = transferringOf(asking);
  const transfers = { pickup: transferIn(form, item, 'pickup'), dropOff: transferIn(form, item, 'dropOff') };
  const put = askedIn(tour.questions, answersIn(form, asking, kinds), booking.order.cart.participants.length, kinds);
  const wrong = put.flatMap((asked) => {
    const problem = problemOfAnswer(kinds, asked, booking.day);
    return problem ? [[answerField(asked.question.id, asked.participant), textOfProblem(asked, problem, locale)] as const] : [];
  });
  return {
    told: { transfers, answers: put.flatMap(({ given }) => given) },
    problems: {
      ...transferProblems(item, 'pickup', transfers.pickup, locale),
      ...transferProblems(item, 'dropOff', transfers.dropOff, locale),
      ...Object.fromEntries(wrong),
    },
  };
}
