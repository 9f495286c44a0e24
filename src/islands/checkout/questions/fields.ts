import type { ComponentType } from 'react';
import type { QuestionKindId } from '#domain/questions/registry.ts';
import type { QuestionFieldProps } from './props.ts';
import { SelectQuestion } from './SelectQuestion.tsx';
import { TextQuestion } from './TextQuestion.tsx';

/** What the checkout shows for each type of question of `domain/questions/`. */
export const questionFields: Record<QuestionKindId, ComponentType<QuestionFieldProps>> = { text: TextQuestion, select: SelectQuestion };
