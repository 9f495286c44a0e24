import { declines, type Decline } from './declines.ts';

/** How a test card behaves when it is charged; `disputed`: its holder has the bank take the money back afterwards. */
export type Card = { brand: 'visa' | 'mastercard' | 'amex'; last4: string; decline?: Decline; authentication?: true; disputed?: true };

/** Stripe's test cards by number: https://docs.stripe.com/testing */
const cards: Record<string, Card> = {
  '4242424242424242': { brand: 'visa', last4: '4242' },
  '5555555555554444': { brand: 'mastercard', last4: '4444' },
  '378282246310005': { brand: 'amex', last4: '0005' },
  '4000000000000002': { brand: 'visa', last4: '0002', decline: declines.generic },
  '4000000000009995': { brand: 'visa', last4: '9995', decline: declines.insufficientFunds },
  '4000002500003155': { brand: 'visa', last4: '3155', authentication: true },
  '4000002760003184': { brand: 'visa', last4: '3184', authentication: true },
  '4000000000000259': { brand: 'visa', last4: '0259', disputed: true },
  '4000008260003178': { brand: 'visa', last4: '3178', authentication: true, decline: declines.insufficientFunds },
};

/** Payment methods that stand for a card without a number. */
const named: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_createDispute: '4000000000000259',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: '4000008260003178',
};

/** What a stored payment method keeps of its card: enough to know how it behaves, and never the number. */
export const cardByLast4 = (last4: string): Card | undefined => Object.values(cards).find((card) => card.last4 === last4);

export const cardByNumber = (number: string): Card | undefined => cards[number];

/** @param id such as `pm_card_visa` */
export const namedCard = (id: string): Card | undefined => cards[named[id] ?? ''];
