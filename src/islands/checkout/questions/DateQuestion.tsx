import { TextField } from '#ui/TextField.tsx';
import type { QuestionFieldProps } from './props.ts';

/** The browser's own field: it knows how the shopper writes a day, and gives `yyyy-MM-dd`. */
export const DateQuestion = ({ field }: QuestionFieldProps) => <TextField {...field} type="date" autoComplete="off" />;
