import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What is said of a gift voucher once it is paid. */
export const giftConfirmationMessages = defineMessages(
  'gift-confirmation',
  {
    ...en,
    leadToPrint: params<{ name: string }>(en.leadToPrint),
    leadSent: params<{ name: string }>(en.leadSent),
    leadLater: params<{ name: string }>(en.leadLater),
    receipt: params<{ email: string }>(en.receipt),
  },
  { de },
);
