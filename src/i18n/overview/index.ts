import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** For concierges: what was booked for their organisation. */
export const overviewMessages = defineMessages(
  'overview',
  {
    ...en,
    when: params<{ day: string; time: string }>(en.when),
    overviewCount: count(en.overviewCount),
    unsigned: count(en.unsigned),
  },
  { de },
);
