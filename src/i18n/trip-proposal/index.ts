import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** A trip that came from somebody else: few pages have one, and only those fetch this. */
export const tripProposalMessages = defineMessages(
  'trip-proposal',
  {
    ...en,
    proposed: count(en.proposed),
    when: params<{ day: string; time: string }>(en.when),
    people: count(en.people),
    takeOf: params<{ name: string }>(en.takeOf),
    added: count(en.added),
    left: count(en.left),
  },
  { de },
);
export type TripProposalMessages = ReturnType<typeof tripProposalMessages>;
