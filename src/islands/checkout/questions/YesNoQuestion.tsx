import { OneOf } from './OneOf.tsx';
import type { QuestionFieldProps } from './props.ts';

export const YesNoQuestion = ({ field: { id, label, hint, error, optional }, name, control, question }: QuestionFieldProps) => (
  <OneOf
    {...{ id, label, hint, error, optional, name, control }}
    options={question.options.map((option) => ({ value: option.id, label: option.label }))}
  />
);
