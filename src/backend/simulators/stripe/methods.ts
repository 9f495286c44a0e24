import type Stripe from 'stripe';
import { cardByNumber, namedCard, type Card } from './cards.ts';
import { declines } from './declines.ts';
import { cardError, invalidRequest } from './errors.ts';
import { groupOf, textOf, type Params } from './form.ts';
import { newId, seconds } from './id.ts';

const sampleExpiry = { month: 12, yearsAhead: 4 };

const common = (id: string, now: Date) => ({
  id,
  object: 'payment_method' as const,
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
});

function methodOf(id: string, card: Card, expMonth: number, expYear: number, now: Date): Stripe.PaymentMethod {
  return {
    ...common(id, now),
    type: 'card',
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

/** Who pays with Bancontact has to have a name: https://docs.stripe.com/payments/bancontact/accept-a-payment */
function bancontactOf(params: Params, now: Date): Stripe.PaymentMethod {
  const { billing_details: nobody, ...method } = common(newId('pm'), now);
  const billed = groupOf(params, 'billing_details');
  const name = textOf(billed, 'name');
  if (!name)
    throw invalidRequest('Missing required param: billing_details[name].', { code: 'parameter_missing', param: 'billing_details[name]' });
  return { ...method, type: 'bancontact', bancontact: {}, billing_details: { ...nobody, name, email: textOf(billed, 'email') ?? null } };
}

/** Makes a payment method of what was typed. @throws SimulatorError */
export const createMethod = (params: Params, now: Date): Stripe.PaymentMethod =>
  (textOf(params, 'type') === 'bancontact' ? bancontactOf : cardMethodOf)(params, now);

/** Of a card's number only brand and last four digits stay. @throws SimulatorError 402 */
function cardMethodOf(params: Params, now: Date): Stripe.PaymentMethod {
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
