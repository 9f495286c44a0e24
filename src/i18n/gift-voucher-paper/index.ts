import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What stands on a gift voucher: its PDF, its page and the mail that brings it. */
export const giftVoucherPaperMessages = defineMessages(
  'gift-voucher-paper',
  {
    ...en,
    file: params<{ amount: string }>(en.file),
    use: params<{ shop: string }>(en.use),
  },
  { de },
);
