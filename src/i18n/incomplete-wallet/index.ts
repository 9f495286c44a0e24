import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The step that asks who books, after a wallet's sheet has not said all of it. */
export const incompleteWalletMessages = defineMessages('incomplete-wallet', en, { de });
