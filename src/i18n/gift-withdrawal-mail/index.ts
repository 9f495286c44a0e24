import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

type Amount = { amount: string };

/** The receipt of a withdrawal from the contract about a gift voucher (§ 356a (4) BGB). */
export const giftWithdrawalMailMessages = defineMessages(
  'gift-withdrawal-mail',
  {
    ...en,
    subject: params<{ order: string }>(en.subject),
    preview: params<Amount>(en.preview),
    what: params<Amount>(en.what),
    money: params<Amount>(en.money),
  },
  { de },
);
