import { defineMessages } from '../define-messages.ts';
import { errorTextWith } from '../errors/index.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The words for a failed call of pages that hold bookings and accounts. */
export const accountErrorText = errorTextWith(defineMessages('account-errors', en, { de }));
