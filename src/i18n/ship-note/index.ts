import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What the page of a tour says to guests of a ship. */
export const shipNoteMessages = defineMessages(
  'shipNote',
  {
    ...en,
    chooseDay: params<{ day: string }>(en.chooseDay),
  },
  { de },
);
