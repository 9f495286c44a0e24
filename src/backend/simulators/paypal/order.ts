import { randomBytes } from 'node:crypto';

export type Amount = { currency_code: string; value: string };
type Part = { id: string; status: string; amount: Amount };
export type Refund = Part & { custom_id?: string };
/** `settles`: when a capture that PayPal looks into is done. */
export type Capture = Part & { settles?: string };

/** An order as PayPal's API gives it, with what the shop asks for and the simulator knows besides. */
export type SimulatedOrder = {
  id: string;
  intent: 'AUTHORIZE';
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  create_time: string;
  payer?: { email_address: string };
  purchase_units: [
    {
      reference_id: string;
      custom_id: string;
      invoice_id: string;
      description: string;
      amount: Amount;
      payments: { authorizations: Part[]; captures: Capture[]; refunds: Refund[] };
    },
  ];
  experience: { brand_name: string; locale: string; return_url: string; cancel_url: string };
};

/** Who may pay: each does what the name says. None is a real account. */
export const payers = ['pays', 'declined', 'pending', 'reversed'] as const;
export type Payer = (typeof payers)[number];

/** How long PayPal looks into the payment of `pending`. */
const pendingMilliseconds = 120_000;

/** PayPal does not do what it is asked: https://developer.paypal.com/api/rest/reference/orders/v2/errors */
export class Unprocessable extends Error {
  readonly status: 404 | 422;
  readonly issue: string;

  constructor(issue: string, status: 404 | 422 = 422) {
    super(issue);
    this.issue = issue;
    this.status = status;
  }
}

const alphabet = '0123456789ABCDEFGHJKLMNPRSTUVWXY';
/** An id as PayPal makes them: `5O190127TN364715T`. */
export const newId = (): string => Array.from(randomBytes(17), (byte) => alphabet[byte % alphabet.length]).join('');

export const payerOf = (order: SimulatedOrder): Payer | undefined =>
  payers.find((payer) => order.payer?.email_address === `${payer}@example.com`);

type Payments = SimulatedOrder['purchase_units'][0]['payments'];

export const paymentsOf = ({ purchase_units: [unit] }: SimulatedOrder): Payments => unit.payments;

const withPayments = (order: SimulatedOrder, change: Partial<Payments>): SimulatedOrder => {
  const [unit] = order.purchase_units;
  return { ...order, purchase_units: [{ ...unit, payments: { ...unit.payments, ...change } }] };
};

/** The shopper agrees, in PayPal's window or on its page. */
export function approve(order: SimulatedOrder, payer: Payer): SimulatedOrder {
  if (order.status !== 'PAYER_ACTION_REQUIRED') throw new Unprocessable('ORDER_ALREADY_COMPLETED');
  return { ...order, status: 'APPROVED', payer: { email_address: `${payer}@example.com` } };
}

export function authorize(order: SimulatedOrder): SimulatedOrder {
  if (order.status === 'PAYER_ACTION_REQUIRED') throw new Unprocessable('ORDER_NOT_APPROVED');
  if (order.status === 'COMPLETED') throw new Unprocessable('ORDER_ALREADY_AUTHORIZED');
  if (payerOf(order) === 'declined') throw new Unprocessable('INSTRUMENT_DECLINED');
  const [{ amount }] = order.purchase_units;
  return withPayments({ ...order, status: 'COMPLETED' }, { authorizations: [{ id: newId(), status: 'CREATED', amount }] });
}

/** Expects an authorization of which nothing was taken and that was not given up. */
function openAuthorization(order: SimulatedOrder): Part {
  const [authorization] = paymentsOf(order).authorizations;
  if (authorization?.status === 'CREATED') return authorization;
  throw new Unprocessable(authorization?.status === 'VOIDED' ? 'AUTHORIZATION_VOIDED' : 'AUTHORIZATION_ALREADY_CAPTURED');
}

export function capture(order: SimulatedOrder, amount: Amount, now: Date): SimulatedOrder {
  const authorization = openAuthorization(order);
  if (Number(amount.value) > Number(authorization.amount.value)) throw new Unprocessable('MAX_CAPTURE_AMOUNT_EXCEEDED');
  const isPending = payerOf(order) === 'pending';
  const settles = new Date(now.getTime() + pendingMilliseconds).toISOString();
  const made: Capture = { id: newId(), status: isPending ? 'PENDING' : 'COMPLETED', amount, ...(isPending && { settles }) };
  return withPayments(order, { authorizations: [{ ...authorization, status: 'CAPTURED' }], captures: [made] });
}

export function voidAuthorization(order: SimulatedOrder): SimulatedOrder {
  return withPayments(order, { authorizations: [{ ...openAuthorization(order), status: 'VOIDED' }] });
}

export function refund(order: SimulatedOrder, amount: Amount, customId: string | undefined): SimulatedOrder {
  const { captures, refunds } = paymentsOf(order);
  const taken = Number(captures[0]?.amount.value ?? 0);
  const given = refunds.reduce((sum, { amount: { value } }) => sum + Number(value), 0);
  if (given + Number(amount.value) > taken + 0.001) throw new Unprocessable('REFUND_AMOUNT_EXCEEDED');
  const made: Refund = { id: newId(), status: 'COMPLETED', amount, ...(customId !== undefined && { custom_id: customId }) };
  return withPayments(order, { refunds: [...refunds, made] });
}

/** How it stands now: PayPal has looked into what was pending. */
export function standingAt(order: SimulatedOrder, now: Date): SimulatedOrder {
  const captures = paymentsOf(order).captures.map((one) =>
    one.settles !== undefined && one.settles <= now.toISOString() ? { ...one, status: 'COMPLETED' } : one,
  );
  return withPayments(order, { captures });
}
