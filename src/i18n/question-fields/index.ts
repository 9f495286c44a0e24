import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const questionFieldMessages = defineMessages(
  'question-fields',
  {
    ...en,
    range: params<{ min: string; max: string }>(en.range),
    countryOf: params<{ question: string }>(en.countryOf),
    unitOf: params<{ question: string }>(en.unitOf),
  },
  { de },
);
