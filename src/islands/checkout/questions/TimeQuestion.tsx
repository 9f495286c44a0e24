import { TextField } from '#ui/TextField.tsx';
import type { QuestionFieldProps } from './props.ts';

/** The browser's own field: it knows how the shopper writes a time of day, and gives `HH:mm`. */
export const TimeQuestion = ({ field }: QuestionFieldProps) => <TextField {...field} type="time" autoComplete="off" />;
