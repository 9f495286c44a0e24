import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What is said beside the link to a trip, once somebody shares it. */
export const tripSharingLinkMessages = defineMessages('trip-sharing-link', en, { de });
