import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** A trip that goes to others: as a link, on paper. */
export const tripSharingMessages = defineMessages(
  'trip-sharing',
  { ...en, meetingPoint: params<{ place: string }>(en.meetingPoint) },
  { de },
);
