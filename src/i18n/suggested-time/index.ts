import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The mail and the page with another time that an operator suggests. */
export const suggestedTimeMessages = defineMessages(
  'suggestedTime',
  {
    ...en,
    subject: params<{ tour: string; order: string }>(en.subject),
    preview: params<{ deadline: string }>(en.preview),
    heading: params<{ name: string }>(en.heading),
    intro: params<{ tour: string; date: string; time: string; deadline: string }>(en.intro),
    lead: params<{ deadline: string }>(en.lead),
    accept: params<{ total: string }>(en.accept),
    accepted: params<{ tour: string; date: string; time: string }>(en.accepted),
  },
  { de },
);
