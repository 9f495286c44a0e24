import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field.tsx';

type Props = FieldTexts &
  Omit<ComponentProps<'select'>, 'id' | 'className'> & {
    options: readonly { value: string; label: string }[];
    /** Stands for "nothing chosen yet". */
    placeholder?: string;
  };

/** The browser's own select with its label, hint and error. */
export function SelectField({ id, label, hint, error, optional, options, placeholder, ...select }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <select {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
