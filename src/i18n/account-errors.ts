import { defineMessages } from './define-messages.ts';
import { errorTextWith } from './errors.ts';
import de from './messages/de/account-errors.json' with { type: 'json' };
import en from './messages/en/account-errors.json' with { type: 'json' };

/** The words for a failed call of pages that hold bookings and accounts. */
export const accountErrorText = errorTextWith(defineMessages('account-errors', en, { de }));
