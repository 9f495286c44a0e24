import type { Locale } from '#contracts/common.ts';
import type { Question } from '#contracts/questions.ts';
import type { StepForm } from '../use-step-form.ts';

export type QuestionFieldProps = {
  /** The form's own part of the field, with label and mark. */
  field: ReturnType<StepForm['field']> & { label: string; optional?: string };
  question: Question;
  locale: Locale;
};
