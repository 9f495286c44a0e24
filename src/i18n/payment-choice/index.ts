import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What an order can be paid with, and what became of one whose shopper comes back from elsewhere. */
export const paymentChoiceMessages = defineMessages(
  'payment-choice',
  { ...en, booked: params<{ order: string }>(en.booked), bought: params<{ order: string }>(en.bought) },
  { de },
);

export type PaymentChoiceTexts = ReturnType<typeof paymentChoiceMessages>;
