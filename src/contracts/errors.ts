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
  /** A tour that was on sale once. */
  withdrawn: 410,
  card_declined: 402,
  insufficient_funds: 402,
  authentication_failed: 402,
  payment_failed: 402,
  quote_expired: 409,
  sold_out: 409,
  /** The call of the ship has changed, or was dropped: what is ordered does not fit it any more. */
  ship_clock: 409,
  price_changed: 409,
  /** With why, as `VoucherStatus`. */
  voucher_refused: 409,
  already_booked: 409,
  refund_changed: 409,
  not_refundable: 409,
  in_progress: 409,
  /** What may be done once has been done. */
  already_done: 409,
  /** Nobody can review a visit that is not over. */
  too_early: 409,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  /** Of one order, or from one address: card payments pause. */
  too_many_card_tries: 429,
  unexpected: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** The body of every answer that is no success. `errorMessage` is public text in English; the shop words it by `code`. */
export const errorBody = v.object({
  code: v.picklist(errorCodes),
  errorMessage: v.string(),
  /**
   * What the shopper's message needs: `{ field }`, `{ oldTotal, newTotal, currencyCode }`, `{ orderNumber }`, `{ tourName, city }`,
   * `{ amount, currencyCode }`, `{ voucherStatus }`, `{ retryAfter }` in seconds.
   */
  details: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
});
export type ErrorBody = v.InferOutput<typeof errorBody>;

const complaint = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Requirements 5: an answer that carries one of these is a refusal, whatever its status says. Its text is for people. */
const refusedAnswer = v.union([
  v.pipe(
    v.object({ errorMessage: complaint }),
    v.transform(({ errorMessage }) => errorMessage),
  ),
  v.pipe(
    v.object({ err: v.union([complaint, v.object({ message: complaint })]) }),
    v.transform(({ err }) => (typeof err === 'string' ? err : err.message)),
  ),
  v.pipe(
    v.object({ err: v.union([v.literal(true), v.record(v.string(), v.unknown())]) }),
    v.transform(() => ''),
  ),
]);

/** What a service says in an answer of 200 that is none; empty where it says no more than that it failed. */
export function refusalIn(answer: unknown): string | undefined {
  const parsed = v.safeParse(refusedAnswer, answer);
  return parsed.success ? parsed.output : undefined;
}
