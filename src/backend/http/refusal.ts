import { DrizzleQueryError } from 'drizzle-orm';
import { errorStatus, type ErrorBody, type ErrorCode } from '#contracts/errors.ts';

/** Public text for each code, in English; the shop words it again in the shopper's language. */
const messages: Record<ErrorCode, string> = {
  invalid_request: 'The request is not as it should be.',
  bad_signature: 'The signature does not match.',
  code_invalid: 'The code is not valid.',
  code_expired: 'The code has expired.',
  unauthenticated: 'A valid access token is needed.',
  forbidden: 'This access token does not allow that.',
  email_unverified: 'The e-mail address has to be confirmed first.',
  access_code_wrong: 'The code does not match.',
  access_code_expired: 'The code is no longer valid.',
  origin_refused: 'Requests from this origin are refused.',
  not_found: 'There is nothing here.',
  withdrawn: 'This tour is no longer on sale.',
  card_declined: 'The card was declined.',
  insufficient_funds: 'The card has insufficient funds.',
  authentication_failed: 'The card holder was not authenticated.',
  payment_failed: 'The payment failed.',
  quote_expired: 'The quote has expired.',
  sold_out: 'The departure is sold out.',
  ship_clock: 'The tour does not fit the call of the ship any more.',
  price_changed: 'The price has changed.',
  voucher_refused: 'The voucher takes nothing off this order.',
  already_booked: 'The quote is booked already.',
  refund_changed: 'The amount that would be refunded has changed.',
  not_refundable: 'There is nothing to refund.',
  already_done: 'That has been done already.',
  too_early: 'The visit is not over yet.',
  in_progress: 'The request is still being worked on.',
  idempotency_mismatch: 'The idempotency key was used with another request.',
  too_many_requests: 'Too many requests; try again later.',
  too_many_card_tries: 'Too many payments have failed; try again later.',
  unexpected: 'Something went wrong.',
  unavailable: 'The service cannot be reached at the moment.',
};

/** An answer that is no success: thrown anywhere in a service, sent by `onError`. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorBody['details'];

  constructor(code: ErrorCode, details?: ErrorBody['details'], options?: ErrorOptions) {
    super(messages[code], options);
    this.code = code;
    this.details = details;
  }

  get status() {
    return errorStatus[this.code];
  }

  get body(): ErrorBody {
    return { code: this.code, errorMessage: this.message, ...(this.details ? { details: this.details } : {}) };
  }
}

/** SQLSTATE classes 08 (connection), 57P (shut down, starting) and 53300 (too many connections), and Node's socket errors. */
const outage = /^(08...|57P..|53300|ECONN.*|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
/** node-postgres gives its own time-outs and lost connections no code. */
const outageMessage = /timeout exceeded|Connection terminated|Query read timeout|Client has encountered a connection error/;

function isDatabaseOutage(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseOutage);
  if (!(error instanceof Error)) return false;
  if (error instanceof DrizzleQueryError) return isDatabaseOutage(error.cause);
  return ('code' in error && outage.test(String(error.code))) || outageMessage.test(error.message);
}

/** Any error as the answer it becomes. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return new Refusal(isDatabaseOutage(error) ? 'unavailable' : 'unexpected', undefined, { cause: error });
}
