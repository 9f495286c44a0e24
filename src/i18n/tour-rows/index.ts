import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const tourRowMessages = defineMessages(
  'tour-rows',
  { ...en, nearby: params<{ city: string }>(en.nearby), rating: params<{ rating: string }>(en.rating) },
  { de },
);
