import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** A trip that goes to others: as a link, as their proposal, on paper. */
export const tripSharingMessages = defineMessages(
  'trip-sharing',
  {
    ...en,
    proposed: count(en.proposed),
    when: params<{ day: string; time: string }>(en.when),
    people: count(en.people),
    takeOf: params<{ name: string }>(en.takeOf),
    added: count(en.added),
    meetingPoint: params<{ place: string }>(en.meetingPoint),
    left: count(en.left),
  },
  { de },
);
export type TripSharingMessages = ReturnType<typeof tripSharingMessages>;
