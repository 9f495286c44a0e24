import type { ComponentType } from 'react';
import type { AskingStep } from '#domain/checkout-rules.ts';
import { BookerFields } from './BookerFields.tsx';
import type { SectionProps } from './props.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { TravellerFields } from './TravellerFields.tsx';

/** What is shown of each step that asks. */
export const sectionFields: Record<AskingStep, ComponentType<SectionProps>> = {
  personal_info: BookerFields,
  traveler_info: TravellerFields,
  questions: QuestionFields,
};
