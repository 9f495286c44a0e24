import { useController } from 'react-hook-form';
import { answerOf, chosenIn } from '#domain/questions/several.ts';
import { ChoiceGroup } from '#ui/ChoiceGroup.tsx';
import type { QuestionFieldProps } from './props.ts';

/** The answer is one text: which boxes are ticked. */
export function SeveralQuestion({ field: { id, label, hint, error, optional }, name, control, question: { options } }: QuestionFieldProps) {
  const { field } = useController({ name, control });
  const chosen = chosenIn(field.value);
  const choose = (value: string, isChosen: boolean) =>
    field.onChange(answerOf(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value), options));
  return (
    <ChoiceGroup
      {...{ id, label, hint, error, optional }}
      type="checkbox"
      options={options.map((option) => ({ value: option.id, label: option.label }))}
      box={(value) => ({
        name,
        checked: chosen.includes(value),
        onChange: ({ target }) => choose(value, target.checked),
        onBlur: field.onBlur,
        ...(value === options[0]?.id && { ref: field.ref }),
      })}
    />
  );
}
