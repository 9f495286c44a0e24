import { count } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What hotels are, have and serve, by the ids of `contracts/hotel-attributes.ts`. */
export const hotelAttributeMessages = defineMessages('hotelAttributes', { ...en, stars: count(en.stars) }, { de });
