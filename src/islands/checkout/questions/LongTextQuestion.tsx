import { TextArea } from '#ui/TextField.tsx';
import type { QuestionFieldProps } from './props.ts';

export const LongTextQuestion = ({ field }: QuestionFieldProps) => <TextArea {...field} maxLength={500} />;
