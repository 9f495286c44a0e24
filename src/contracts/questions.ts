import * as v from 'valibot';

/** Open: which types there are, and what each accepts, is in `domain/questions/`. */
const questionType = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/));

/** What a number may measure; one without a unit counts something. */
export const questionUnit = v.picklist(['cm', 'kg']);
export type QuestionUnit = v.InferOutput<typeof questionUnit>;

/** Another question, and the options of it of which one must have been chosen. */
export const condition = v.object({ question: v.string(), is: v.array(v.string()) });

export const question = v.object({
  id: v.string(),
  type: questionType,
  required: v.boolean(),
  label: v.string(),
  /** Why it is asked, or what a good answer says. */
  hint: v.optional(v.string()),
  /** What there is to choose from; empty where an answer is not chosen. */
  options: v.array(v.object({ id: v.string(), label: v.string() })),
  unit: v.optional(questionUnit),
  /** The least and the greatest number that will do, both included. */
  min: v.optional(v.number()),
  max: v.optional(v.number()),
  /** The form of an answer, as a regular expression of all of it, and what people read where an answer has another. */
  pattern: v.optional(v.object({ matches: v.string(), error: v.string() })),
  /** Of a day: not one after the visit. */
  notAfterVisit: v.optional(v.boolean()),
  /** It is put only to whom this is true of; what is not put is not answered. */
  onlyIf: v.optional(condition),
});
export type Question = v.InferOutput<typeof question>;
