import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The page on which bookers change what they have told the operator. */
export const changesMessages = defineMessages(
  'changes',
  {
    ...en,
    lead: params<{ deadline: string }>(en.lead),
    onlyIf: params<{ question: string; answer: string }>(en.onlyIf),
    inUnit: params<{ unit: string }>(en.inUnit),
  },
  { de },
);
