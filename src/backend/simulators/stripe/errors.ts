import type Stripe from 'stripe';
import type { Decline } from './declines.ts';

type Details = {
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: Stripe.PaymentIntent;
  payment_method?: Stripe.PaymentMethod;
};

/** An answer that is no success, in the shape of Stripe's: https://docs.stripe.com/api/errors */
export class SimulatorError extends Error {
  readonly status: number;
  readonly body: { error: { type: string; message: string } & Details };

  constructor(status: number, type: string, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...details } };
  }
}

export const invalidRequest = (message: string, details?: Details): SimulatorError =>
  new SimulatorError(400, 'invalid_request_error', message, details);

export const noSuch = (kind: string, id: string): SimulatorError =>
  new SimulatorError(404, 'invalid_request_error', `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' });

export const cardError = (
  { message, ...decline }: Decline,
  details: Pick<Details, 'payment_intent' | 'payment_method'> = {},
): SimulatorError => new SimulatorError(402, 'card_error', message, { ...decline, ...details });
