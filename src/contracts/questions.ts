import * as v from 'valibot';

/** Open: which types there are, and what each accepts, is in `domain/questions/`. */
const questionType = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/));

export const question = v.object({
  id: v.string(),
  type: questionType,
  required: v.boolean(),
  label: v.string(),
  options: v.array(v.object({ id: v.string(), label: v.string() })),
});
export type Question = v.InferOutput<typeof question>;
