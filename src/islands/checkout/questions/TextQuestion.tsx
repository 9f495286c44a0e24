import { TextField } from '#ui/TextField.tsx';
import type { QuestionFieldProps } from './props.ts';

export const TextQuestion = ({ field }: QuestionFieldProps) => <TextField {...field} maxLength={500} enterKeyHint="next" />;
