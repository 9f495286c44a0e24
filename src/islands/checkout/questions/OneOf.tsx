import { useController, type Control, type FieldPath } from 'react-hook-form';
import type { CheckoutForm } from '#domain/checkout-form.ts';
import { ChoiceGroup } from '#ui/ChoiceGroup.tsx';

type Props = Pick<Parameters<typeof ChoiceGroup>[0], 'id' | 'label' | 'hint' | 'error' | 'optional' | 'options'> & {
  name: FieldPath<CheckoutForm>;
  control: Control<CheckoutForm>;
};

/** One of few, all in sight. Controlled by the form: boxes that Tab passes without a choice would say `null`, which is no text. */
export function OneOf({ name, control, options, ...texts }: Props) {
  const { field } = useController({ name, control });
  return (
    <ChoiceGroup
      {...texts}
      type="radio"
      options={options}
      box={(value) => ({
        name,
        checked: field.value === value,
        onChange: () => field.onChange(value),
        onBlur: field.onBlur,
        ...(value === options[0]?.value && { ref: field.ref }),
      })}
    />
  );
}
