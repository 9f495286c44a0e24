import type { ComponentType } from 'react';
import type { QuestionKindId } from '#domain/questions/registry.ts';
import type { QuestionFieldProps } from './props.ts';
import { CountryQuestion } from './CountryQuestion.tsx';
import { DateQuestion } from './DateQuestion.tsx';
import { EmailQuestion } from './EmailQuestion.tsx';
import { FlightQuestion } from './FlightQuestion.tsx';
import { IdentityDocumentQuestion } from './IdentityDocumentQuestion.tsx';
import { LongTextQuestion } from './LongTextQuestion.tsx';
import { NumberQuestion } from './NumberQuestion.tsx';
import { PhoneQuestion } from './PhoneQuestion.tsx';
import { SelectQuestion } from './SelectQuestion.tsx';
import { SeveralQuestion } from './SeveralQuestion.tsx';
import { ShipQuestion } from './ShipQuestion.tsx';
import { TextQuestion } from './TextQuestion.tsx';
import { TimeQuestion } from './TimeQuestion.tsx';
import { YesNoQuestion } from './YesNoQuestion.tsx';

/** What the checkout shows for each type of question of `domain/questions/`. */
export const questionFields: Record<QuestionKindId, ComponentType<QuestionFieldProps>> = {
  text: TextQuestion,
  'long-text': LongTextQuestion,
  number: NumberQuestion,
  select: SelectQuestion,
  several: SeveralQuestion,
  'yes-no': YesNoQuestion,
  date: DateQuestion,
  time: TimeQuestion,
  country: CountryQuestion,
  phone: PhoneQuestion,
  email: EmailQuestion,
  flight: FlightQuestion,
  ship: ShipQuestion,
  'identity-document': IdentityDocumentQuestion,
};
