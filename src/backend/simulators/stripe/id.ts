import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** `pi_3Qx...`: an id as Stripe makes them. */
export const newId = (prefix: string, length = 24): string =>
  `${prefix}_${Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')}`;

/** Stripe counts time in whole seconds. */
export const seconds = (now: Date): number => Math.floor(now.getTime() / 1000);
