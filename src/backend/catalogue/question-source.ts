import * as v from 'valibot';
import { count } from '#contracts/common.ts';
import { questionUnit } from '#contracts/questions.ts';
import { questionKindOf, questionKinds } from '#domain/questions/registry.ts';
import { id, text } from './text.ts';

/** What a tour asks, in its file; the question's kind says what it has to give besides. */
export const questionSource = v.pipe(
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
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? questionKindOf(dataset.value.type, questionKinds).fault?.(dataset.value) : undefined;
    if (fault !== undefined) addIssue({ message: fault });
  }),
);
