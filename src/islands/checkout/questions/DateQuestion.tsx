import { DayOrTime } from './DayOrTime.tsx';
import type { QuestionFieldProps } from './props.ts';

export const DateQuestion = (props: QuestionFieldProps) => <DayOrTime {...props} type="date" />;
