import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The few words of the vendor service's own that no catalogue file holds. */
export const tourDetailsMessages = defineMessages('tour-details', { ...en, poster: params<{ city: string }>(en.poster) }, { de });
