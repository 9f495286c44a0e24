import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

type From = { sender: string };
type Gift = From & { amount: string };

/** The mail that brings somebody a gift voucher. */
export const giftVoucherMailMessages = defineMessages(
  'gift-voucher-mail',
  {
    ...en,
    subject: params<From>(en.subject),
    preview: params<Gift>(en.preview),
    heading: params<{ name: string }>(en.heading),
    intro: params<Gift>(en.intro),
    introTour: params<Gift & { tour: string }>(en.introTour),
    message: params<From>(en.message),
    footer: params<From>(en.footer),
  },
  { de },
);
