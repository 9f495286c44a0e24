import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The checkout of who has chosen a wallet on the page of a tour. */
export const expressWalletMessages = defineMessages('express-wallet', en, { de });
