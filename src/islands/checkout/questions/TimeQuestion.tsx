import { DayOrTime } from './DayOrTime.tsx';
import type { QuestionFieldProps } from './props.ts';

export const TimeQuestion = (props: QuestionFieldProps) => <DayOrTime {...props} type="time" />;
