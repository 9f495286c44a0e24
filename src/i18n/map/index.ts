import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const mapMessages = defineMessages(
  'map',
  {
    ...en,
    label: params<{ city: string }>(en.label),
    price: params<{ name: string; price: string }>(en.price),
    elsewhere: count(en.elsewhere),
    start: params<{ city: string; place: string }>(en.start),
  },
  { de },
);
