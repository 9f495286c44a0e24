import { params } from '@nanostores/i18n';
import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The page of the local payment simulator that stands for PayPal's. */
export const payPalSimulatorMessages = defineMessages(
  'paypal-simulator',
  {
    ...en,
    amount: params<{ amount: string; shop: string }>(en.amount),
    pay: params<{ amount: string }>(en.pay),
  },
  { de },
);
