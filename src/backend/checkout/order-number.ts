import { randomInt } from 'node:crypto';

/** No 0, O, 1, I and L: whoever reads it out on the telephone is understood. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const group = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** `LF-7K3M-Q9TX`: one of 8.5e11, so that nobody guesses one. */
export const newOrderNumber = (): string => `LF-${group()}-${group()}`;
