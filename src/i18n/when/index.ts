import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const whenMessages = defineMessages(
  'when',
  {
    ...en,
    party: count(en.party),
    range: params<{ from: string; to: string }>(en.range),
    next: params<{ day: string }>(en.next),
    free: params<{ day: string }>(en.free),
    fewLeft: params<{ day: string }>(count(en.fewLeft)),
  },
  { de },
);
