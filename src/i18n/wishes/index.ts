import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What wishes are called: in chips, and in the filters of a list. */
export const wishMessages = defineMessages(
  'wishes',
  {
    ...en,
    language: params<{ language: string }>(en.language),
    upTo: params<{ most: string }>(en.upTo),
    from: params<{ least: string }>(en.from),
    between: params<{ least: string; most: string }>(en.between),
  },
  { de },
);
