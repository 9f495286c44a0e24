import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What mails say about money where an organisation pays (`payer` is its name), in place of what they say about cards. */
export const billedMailMessages = defineMessages(
  'billed-mail',
  {
    ...en,
    charged: params<{ payer: string }>(en.charged),
    requested: params<{ payer: string }>(en.requested),
    notCharged: params<{ payer: string }>(en.notCharged),
    preview: params<{ amount: string }>(en.preview),
    credited: params<{ amount: string; payer: string }>(en.credited),
  },
  { de },
);
