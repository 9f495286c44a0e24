import * as v from 'valibot';

/** Open: which types there are, and what each accepts, is in `domain/questions/`. */
const questionType = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/));

/** What a number may measure; one without a unit counts something. */
export const questionUnit = v.picklist(['cm', 'kg']);
export type QuestionUnit = v.InferOutput<typeof questionUnit>;

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
});
export type Question = v.InferOutput<typeof question>;
