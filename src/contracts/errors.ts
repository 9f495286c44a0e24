import * as v from 'valibot';

/** Every error that a service answers with, and the HTTP status it travels under. */
export const errorStatus = {
  invalid_request: 400,
  bad_signature: 400,
  code_invalid: 400,
  code_expired: 410,
  unauthenticated: 401,
  access_code_wrong: 401,
  access_code_expired: 401,
  origin_refused: 403,
  forbidden: 403,
  email_unverified: 403,
  not_found: 404,
  card_declined: 402,
  insufficient_funds: 402,
  authentication_failed: 402,
  payment_failed: 402,
  quote_expired: 409,
  sold_out: 409,
  price_changed: 409,
  already_booked: 409,
  refund_changed: 409,
  not_refundable: 409,
  in_progress: 409,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** The body of every answer that is no success. `errorMessage` is public text in English; the shop words it by `code`. */
export const errorBody = v.object({
  code: v.picklist(errorCodes),
  errorMessage: v.string(),
  /** What the shopper's message needs: `{ field }`, `{ oldTotal, newTotal, currencyCode }`, `{ orderNumber }`, `{ amount, currencyCode }`. */
  details: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
});
export type ErrorBody = v.InferOutput<typeof errorBody>;
