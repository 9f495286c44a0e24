import { createFetch, FetchError, type $Fetch } from 'ofetch';
import * as v from 'valibot';
import { OutcomeUnknown } from '../method.ts';

/** With the retry a call ends well before the claim of the checkout that makes it. */
const limits = { timeout: 8_000, retry: 1 } as const;
/** A token is asked for anew so long before it ends. */
const spareSeconds = 60;

const token = v.object({ access_token: v.string(), expires_in: v.number() });
const failure = v.object({ name: v.optional(v.string()), details: v.optional(v.array(v.object({ issue: v.string() }))) });

/**
 * PayPal has understood a call and does not do it. `issue` is its own word for why:
 * https://developer.paypal.com/api/rest/reference/orders/v2/errors
 */
export class PayPalRefusal extends Error {
  readonly issue: string;

  constructor(issue: string, cause: unknown) {
    super(`PayPal refuses: ${issue}`, { cause });
    this.issue = issue;
  }
}

/** @returns PayPalRefusal, or OutcomeUnknown where nobody knows whether PayPal did what it was asked */
function failureOf(error: unknown): unknown {
  if (!(error instanceof FetchError)) return error;
  const { status } = error;
  if (status === undefined || status >= 500 || status === 408 || status === 409 || status === 429) return new OutcomeUnknown(error);
  const known = v.safeParse(failure, error.data);
  const { details, name } = known.success ? known.output : {};
  return new PayPalRefusal(details?.[0]?.issue ?? name ?? `HTTP_${status}`, error);
}

export type PayPalClient = {
  /** @param path such as `/v2/checkout/orders/5O190127TN364715T` @throws PayPalRefusal, OutcomeUnknown */
  get: (path: string) => Promise<unknown>;
  /** @param requestId the same one has the effect of one call: PayPal keeps it for hours at least @throws PayPalRefusal, OutcomeUnknown */
  post: (path: string, body: object, requestId?: string) => Promise<unknown>;
};

export type PayPalKeys = { clientId: string; clientSecret: string };

/**
 * PayPal's REST API with the shop's own keys: https://developer.paypal.com/api/rest
 * @param baseURL of the API @param network what stands in for the network, where it is not the real one
 */
export function openPayPal(
  { clientId, clientSecret }: PayPalKeys,
  baseURL: string,
  clock: () => Date,
  network: typeof fetch = fetch,
): PayPalClient {
  const call: $Fetch = createFetch({ fetch: network }).create({ baseURL, ...limits });
  let granted: { token: Promise<string>; until: number } | undefined;

  async function ask(): Promise<string> {
    const { access_token: accessToken, expires_in: seconds } = v.parse(
      token,
      await call('/v1/oauth2/token', {
        method: 'POST',
        headers: { Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      }),
    );
    if (granted) granted.until = clock().getTime() + (seconds - spareSeconds) * 1_000;
    return accessToken;
  }

  function accessToken(): Promise<string> {
    if (granted && granted.until > clock().getTime()) return granted.token;
    const asked = { token: ask(), until: Infinity };
    granted = asked;
    asked.token.catch(() => {
      if (granted === asked) granted = undefined;
    });
    return asked.token;
  }

  async function send(
    path: string,
    options: { method: 'GET' | 'POST'; body?: object; headers?: Record<string, string> },
  ): Promise<unknown> {
    try {
      const headers = { ...options.headers, Authorization: `Bearer ${await accessToken()}` };
      return await call<unknown>(path, { ...options, headers });
    } catch (error) {
      // A token that PayPal has withdrawn: the next call asks for another.
      if (error instanceof FetchError && error.status === 401) granted = undefined;
      throw failureOf(error);
    }
  }

  return {
    get: (path) => send(path, { method: 'GET' }),
    post: (path, body, requestId) =>
      send(path, {
        method: 'POST',
        body,
        headers: { Prefer: 'return=representation', ...(requestId !== undefined && { 'PayPal-Request-Id': requestId }) },
      }),
  };
}
