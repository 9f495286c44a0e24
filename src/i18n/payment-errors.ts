import { defineMessages } from './define-messages.ts';
import { errorTextWith } from './errors.ts';
import de from './messages/de/payment-errors.json' with { type: 'json' };
import en from './messages/en/payment-errors.json' with { type: 'json' };

/** The words for a failed call of the step that pays. */
export const paymentErrorText = errorTextWith(defineMessages('payment-errors', en, { de }));
