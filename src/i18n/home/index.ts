import { count } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const homeMessages = defineMessages('home', { ...en, toursIn: count(en.toursIn) }, { de });
