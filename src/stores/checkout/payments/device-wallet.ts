import { atom } from 'nanostores';

/** What Apple Pay and Google Pay need of a browser; whether somebody has set up a wallet, only they can tell. */
const mayHaveWallet = (): boolean => typeof window !== 'undefined' && ('ApplePaySession' in window || 'PaymentRequest' in window);

/** Whether this device may pay by a wallet: `missing` once the provider has looked for one. */
export const $wallet = atom<'possible' | 'missing' | 'none'>(mayHaveWallet() ? 'possible' : 'none');

/** The provider has found no wallet that works here: it is not offered any more. */
export const missWallet = (): void => $wallet.set('missing');
