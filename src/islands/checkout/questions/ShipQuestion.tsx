import { TextField } from '#ui/TextField.tsx';
import type { QuestionFieldProps } from './props.ts';

export const ShipQuestion = ({ field }: QuestionFieldProps) => (
  <TextField {...field} autoComplete="off" autoCapitalize="words" spellCheck={false} maxLength={80} enterKeyHint="next" />
);
