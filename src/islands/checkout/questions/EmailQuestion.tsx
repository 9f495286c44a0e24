import { TextField } from '#ui/TextField.tsx';
import type { QuestionFieldProps } from './props.ts';

/** Not filled in by the browser: the booker's own address was asked for before. */
export const EmailQuestion = ({ field }: QuestionFieldProps) => (
  <TextField
    {...field}
    type="email"
    inputMode="email"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
    enterKeyHint="next"
  />
);
