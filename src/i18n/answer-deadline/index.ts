import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

type Until = { until: string };

/** Until when a request is answered, and what becomes of the money otherwise: by how the order is paid. */
export const answerDeadlineMessages = defineMessages(
  'answer-deadline',
  {
    ...en,
    setAside: params<Until>(en.setAside),
    paid: params<Until>(en.paid),
    onAccount: params<Until>(en.onAccount),
    suggestedTime: params<{ date: string; time: string }>(en.suggestedTime),
    suggestedTimeUntil: params<Until>(en.suggestedTimeUntil),
  },
  { de },
);
