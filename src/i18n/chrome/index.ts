import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const chromeMessages = defineMessages(
  'chrome',
  {
    ...en,
    homeOf: params<{ name: string }>(en.homeOf),
    wishlistOf: params<{ count: string }>(en.wishlistOf),
    credit: params<{ year: number; company: string }>(en.credit),
  },
  { de },
);
