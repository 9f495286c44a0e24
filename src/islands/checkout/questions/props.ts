import type { Control } from 'react-hook-form';
import type { Locale } from '#contracts/common.ts';
import type { Question } from '#contracts/questions.ts';
import type { CheckoutForm } from '#domain/checkout-form.ts';
import type { StepForm } from '../use-step-form.ts';

/** The answer to a question, in the form. */
export type AnswerName = `items.${number}.answers.${`booker.${number}` | `travellers.${number}.${number}`}`;

export type QuestionFieldProps = {
  /** The form's own part of the field, with label, hint and mark: for a field that shows the answer as it is. */
  field: ReturnType<StepForm['field']> & { label: string; hint?: string; optional?: string };
  /** For a field that shows the answer in another way. */
  name: AnswerName;
  control: Control<CheckoutForm>;
  question: Question;
  locale: Locale;
};
