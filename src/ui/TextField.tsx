import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field.tsx';

type Props = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** One line of text with its label, hint and error. */
export function TextField({ id, label, hint, error, optional, ...input }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}

type AreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** Several lines of text with their label, hint and error. */
export function TextArea({ id, label, hint, error, optional, ...area }: AreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => <textarea rows={3} {...area} {...control} />}
    </Field>
  );
}
