import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The pages where operators see and answer requests. */
export const operatorMessages = defineMessages(
  'operators',
  {
    ...en,
    openCount: count(en.openCount),
    about: params<{ answer: string; tour: string; order: string }>(en.about),
    suggestIntro: params<{ deadline: string }>(en.suggestIntro),
    suggested: params<{ date: string; time: string; deadline: string }>(en.suggested),
    linkUntil: params<{ day: string }>(en.linkUntil),
  },
  { de },
);
