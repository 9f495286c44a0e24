import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The mail about a cancelled booking. */
export const refundMailMessages = defineMessages(
  'refund-mail',
  {
    ...en,
    subject: params<{ tour: string; order: string }>(en.subject),
    preview: params<{ amount: string }>(en.preview),
    previewReleased: params<{ amount: string }>(en.previewReleased),
    intro: params<{ tour: string; date: string }>(en.intro),
    ofTotal: params<{ share: string; total: string }>(en.ofTotal),
    money: params<{ amount: string }>(en.money),
    released: params<{ amount: string }>(en.released),
    uncharged: params<{ amount: string }>(en.uncharged),
  },
  { de },
);
