import { TextField } from '#ui/TextField.tsx';
import type { QuestionFieldProps } from './props.ts';

export const FlightQuestion = ({ field }: QuestionFieldProps) => (
  <TextField {...field} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={20} enterKeyHint="next" />
);
