import { defineMessages } from '../define-messages.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The page of a tour, where a wallet can buy it at once. */
export const walletOfferMessages = defineMessages('wallet-offer', en, { de });
