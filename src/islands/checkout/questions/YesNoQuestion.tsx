import { ChoiceGroup } from '#ui/ChoiceGroup.tsx';
import type { QuestionFieldProps } from './props.ts';

export function YesNoQuestion({ field: { id, label, hint, error, optional, ...input }, question }: QuestionFieldProps) {
  return (
    <ChoiceGroup
      {...{ id, label, hint, error, optional }}
      type="radio"
      options={question.options.map((option) => ({ value: option.id, label: option.label }))}
      box={() => input}
    />
  );
}
