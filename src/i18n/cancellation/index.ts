import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const cancellationMessages = defineMessages(
  'cancellation',
  {
    ...en,
    days: count(en.days),
    free: params<{ days: string }>(en.free),
    part: params<{ share: string; days: string }>(en.part),
    partAtStart: params<{ share: string }>(en.partAtStart),
    deadline: params<{ date: string; time: string; city: string }>(en.deadline),
    freeUntil: params<{ deadline: string }>(en.freeUntil),
    partUntil: params<{ share: string; deadline: string }>(en.partUntil),
    freeBefore: params<{ days: string }>(en.freeBefore),
    zone: params<{ city: string }>(en.zone),
  },
  { de },
);
