import type { ComponentType } from 'react';
import type { QuestionKindId } from '#domain/questions/registry.ts';
import type { QuestionFieldProps } from './props.ts';
import { LongTextQuestion } from './LongTextQuestion.tsx';
import { NumberQuestion } from './NumberQuestion.tsx';
import { SelectQuestion } from './SelectQuestion.tsx';
import { SeveralQuestion } from './SeveralQuestion.tsx';
import { TextQuestion } from './TextQuestion.tsx';
import { YesNoQuestion } from './YesNoQuestion.tsx';

/** What the checkout shows for each type of question of `domain/questions/`. */
export const questionFields: Record<QuestionKindId, ComponentType<QuestionFieldProps>> = {
  text: TextQuestion,
  'long-text': LongTextQuestion,
  number: NumberQuestion,
  select: SelectQuestion,
  several: SeveralQuestion,
  'yes-no': YesNoQuestion,
};
