import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

type Until = { until: string };

/** Until when an operator answers a request, and what becomes of the money otherwise: by how the order is paid. */
export const answerDeadlineMessages = defineMessages(
  'answer-deadline',
  { setAside: params<Until>(en.setAside), paid: params<Until>(en.paid), onAccount: params<Until>(en.onAccount) },
  { de },
);
