import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The payment step, where a wallet pays. */
export const walletMessages = defineMessages('wallet', en, { de });
