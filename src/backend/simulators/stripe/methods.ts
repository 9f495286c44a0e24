import type Stripe from 'stripe';
import { cardByNumber, namedCard, type Card } from './cards.ts';
import { declines } from './declines.ts';
import { cardError } from './errors.ts';
import { groupOf, textOf, type Params } from './form.ts';
import { newId, seconds } from './id.ts';

const sampleExpiry = { month: 12, yearsAhead: 4 };

function methodOf(id: string, card: Card, expMonth: number, expYear: number, now: Date): Stripe.PaymentMethod {
  return {
    id,
    object: 'payment_method',
    type: 'card',
    created: seconds(now),
    livemode: false,
    customer: null,
    customer_account: null,
    metadata: {},
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      email: null,
      name: null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      last4: card.last4,
      exp_month: expMonth,
      exp_year: expYear,
      funding: 'credit',
      country: 'US',
      display_brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      generated_from: null,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
  };
}

/** `pm_card_visa` and its kin, which are there without having been made. */
export function namedMethod(id: string, now: Date): Stripe.PaymentMethod | undefined {
  const card = namedCard(id);
  return card && methodOf(id, card, sampleExpiry.month, now.getFullYear() + sampleExpiry.yearsAhead, now);
}

/** Makes a payment method of a typed card; of the number only brand and last four digits stay. @throws SimulatorError 402 */
export function createMethod(params: Params, now: Date): Stripe.PaymentMethod {
  const typed = groupOf(params, 'card');
  const number = (textOf(typed, 'number') ?? '').replace(/\D/g, '');
  const month = Number(textOf(typed, 'exp_month'));
  const year = Number(textOf(typed, 'exp_year'));
  if (number.length < 12) throw cardError({ code: 'incorrect_number', message: 'Your card number is incorrect.' });
  if (!(month >= 1 && month <= 12)) throw cardError({ code: 'invalid_expiry_month', message: "Your card's expiration month is invalid." });
  if (year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1) {
    throw cardError({ code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." });
  }
  const card = cardByNumber(number);
  if (!card) throw cardError(declines.notATestCard);
  return methodOf(newId('pm'), card, month, year, now);
}
