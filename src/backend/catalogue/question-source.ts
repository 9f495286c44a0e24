import { isSafe } from 'redos-detector';
import * as v from 'valibot';
import { count } from '#contracts/common.ts';
import { questionUnit } from '#contracts/questions.ts';
import { questionKindOf, questionKinds } from '#domain/questions/registry.ts';
import { wholeAnswer } from '#domain/questions/text.ts';
import { id, text } from './text.ts';

/** A pattern that this many steps of its analysis do not clear is taken for a slow one; those of cards and forms take a few. */
const maxSteps = 1000;

function isRegExp(source: string): boolean {
  try {
    return wholeAnswer(source) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Catalogues come from others, too, and the server holds what shoppers type against it: no answer may keep it busy (OWASP: ReDoS). */
const pattern = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.maxLength(100),
  v.check(isRegExp, 'pattern: this is no regular expression'),
  v.check((source) => !isRegExp(source) || isSafe(wholeAnswer(source), { maxSteps }).safe, 'pattern: some answers would take it long'),
);

const limits = ['options', 'unit', 'min', 'max', 'pattern', 'notAfterVisit'] as const;

const questionSource = v.pipe(
  v.strictObject({
    id,
    per: v.picklist(['booking', 'participant']),
    type: v.picklist(Object.keys(questionKinds)),
    required: v.boolean(),
    label: text,
    hint: v.optional(text),
    options: v.optional(v.array(v.strictObject({ id, label: text }))),
    unit: v.optional(questionUnit),
    min: v.optional(count),
    max: v.optional(count),
    pattern: v.optional(v.strictObject({ matches: pattern, error: text })),
    notAfterVisit: v.optional(v.boolean()),
    /** It is put only where an earlier question was answered so: with one of these options. */
    onlyIf: v.optional(v.strictObject({ question: id, is: v.pipe(v.array(id), v.minLength(1)) })),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { takes = [], fault } = questionKindOf(dataset.value.type, questionKinds);
    const idle = limits.filter((limit) => dataset.value[limit] !== undefined && !takes.includes(limit));
    for (const limit of idle) addIssue({ message: `${limit}: a ${dataset.value.type} question does not look at it` });
    const found = fault?.(dataset.value);
    if (found !== undefined) addIssue({ message: found });
  }),
);
type QuestionSource = v.InferOutput<typeof questionSource>;

/** Whether an answer is known when another question is put: those to the booker come first, each participant has answers of their own. */
const isBefore = (earlier: QuestionSource, later: QuestionSource, questions: readonly QuestionSource[]): boolean =>
  earlier.per === later.per ? questions.indexOf(earlier) < questions.indexOf(later) : earlier.per === 'booking';

/** Why a question could never be put by its condition, or not be put in time. */
function conditionFault(question: QuestionSource, questions: readonly QuestionSource[]): string | undefined {
  const { id: own, onlyIf } = question;
  if (!onlyIf) return undefined;
  const other = questions.find((one) => one.id === onlyIf.question);
  if (!other) return `${own}: onlyIf: there is no question ${onlyIf.question}`;
  if (!isBefore(other, question, questions)) return `${own}: onlyIf: ${other.id} is not answered before it`;
  if (!questionKindOf(other.type, questionKinds).chosen) return `${own}: onlyIf: ${other.id} has no options`;
  const unknown = onlyIf.is.find((one) => !other.options?.some((option) => option.id === one));
  return unknown === undefined ? undefined : `${own}: onlyIf: ${other.id} has no option ${unknown}`;
}

/** What a tour asks. */
export const questionsSource = v.pipe(
  v.array(questionSource),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const question of dataset.value) {
      const fault = conditionFault(question, dataset.value);
      if (fault !== undefined) addIssue({ message: fault });
    }
  }),
);
