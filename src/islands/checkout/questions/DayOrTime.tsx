import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useController } from 'react-hook-form';
import { TextField } from '#ui/TextField.tsx';
import type { QuestionFieldProps } from './props.ts';

/** What is typed in part: no kind takes it for an answer. The browser itself gives nothing for it, as for what was left empty. */
const unfinished = '…';

/** The browser's own field: it knows how the shopper writes a day or a time, and gives `yyyy-MM-dd` or `HH:mm`. */
export function DayOrTime({
  type,
  field: { id, label, hint, error, optional },
  name,
  control,
}: QuestionFieldProps & { type: 'date' | 'time' }) {
  const { field } = useController({ name, control });
  const input = useRef<HTMLInputElement>(null);
  const read = ({ currentTarget: { validity, value } }: SyntheticEvent<HTMLInputElement>) =>
    field.onChange(validity.badInput ? unfinished : value);

  // Another field that asks the same, or this one before the page was loaded again, was typed in part: nobody sees that here.
  const { value, onChange } = field;
  useEffect(() => {
    if (value === unfinished && !input.current?.validity.badInput) onChange('');
  }, [value, onChange]);

  return (
    <TextField
      {...{ id, label, hint, error, optional }}
      type={type}
      name={name}
      ref={(element) => {
        input.current = element;
        field.ref(element);
      }}
      autoComplete="off"
      value={value === unfinished ? '' : value}
      onChange={read}
      // Parts of a day are no change to the browser.
      onKeyUp={read}
      onBlur={(event) => {
        read(event);
        field.onBlur();
      }}
    />
  );
}
