import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What is not as it should be with the payment of an order, for who booked it. */
export const paymentTroubleMessages = defineMessages('payment-trouble', en, { de });
