import { count, params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const searchMessages = defineMessages(
  'search',
  {
    ...en,
    nothing: params<{ query: string }>(en.nothing),
    spoken: count(en.spoken),
    found: count(en.found),
    foundFor: params<{ query: string }>(en.foundFor),
    takeAway: params<{ wish: string }>(en.takeAway),
    without: params<{ wishes: string; tours: string }>(en.without),
    quoted: params<{ wish: string }>(en.quoted),
    tours: count(en.tours),
  },
  { de },
);
