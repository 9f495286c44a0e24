import { createFetch, FetchError, ofetch } from 'ofetch';
import * as v from 'valibot';
import type { BodyOf, Endpoint, HeadersOf, ParamsOf, QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { errorBody } from '#contracts/errors.ts';
import { isBesideUs } from './beside-us.ts';
import { readAnswer } from './read-answer.ts';
import { noteServerDate } from './server-clock.ts';
import { ServiceError } from './service-error.ts';
import { serviceUrl } from './service-urls.ts';

const timeoutMilliseconds = 10_000;
/** While pages are made, nobody waits for one of them, and the machine is busy. */
const buildTimeoutMilliseconds = 60_000;
const retries = 2;

type Given<T> = [T] extends [undefined] ? undefined : T;
export type RequestInput<E extends Endpoint> = {
  params?: Given<ParamsOf<E>>;
  query?: Given<QueryOf<E>>;
  headers?: Given<HeadersOf<E>>;
  body?: Given<BodyOf<E>>;
  signal?: AbortSignal | undefined;
  ask?: Fetch | undefined;
};

/** How a server asks services that run within it, by their paths, without the network. */
export type Fetch = typeof fetch;

const fetcherFor = (ask: Fetch | undefined) => (ask ? createFetch({ fetch: ask }) : ofetch);

const fill = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Repeating is safe for reads, and for writes that carry an idempotency key. */
const isRepeatable = (endpoint: Endpoint, headers: Record<string, string>): boolean =>
  endpoint.method === 'GET' || 'idempotency-key' in headers;

const longestDelay = 8000;

/** Seconds of `Retry-After`, else exponential back-off with full jitter; in milliseconds, at most 8 s. */
function retryDelay(response: Response | undefined, retriesLeft: number): number {
  const named = Number(response?.headers.get('retry-after'));
  if (named > 0) return Math.min(named * 1000, longestDelay);
  return Math.random() * Math.min(longestDelay, 400 * 2 ** (retries - retriesLeft));
}

function asServiceError(error: unknown, url: string, signal: AbortSignal | undefined): ServiceError {
  if (signal?.aborted) return new ServiceError('cancelled', 'Cancelled');
  const cause = error instanceof FetchError ? error.cause : error;
  if (cause instanceof Error && cause.name === 'TimeoutError') return new ServiceError('timeout', `Request to ${url} timed out`);
  if (!(error instanceof FetchError)) return new ServiceError('not_constructed', 'Unable to construct request; unexpected error');
  if (error.response) {
    const body = v.safeParse(errorBody, error.data);
    if (body.success) return new ServiceError(body.output.code, body.output.errorMessage, error.response.status, body.output.details);
    return new ServiceError(error.response.status === 503 ? 'unavailable' : 'unexpected', error.response.statusText, error.response.status);
  }
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return new ServiceError('offline', 'No connection');
  return new ServiceError('no_response', `Request to ${url} failed; check console (F12) for more info.`);
}

/** Where an endpoint answers for these parameters, without the query. */
export const urlOf = <E extends Endpoint>(endpoint: E, { params }: RequestInput<E>): string =>
  serviceUrl(endpoint.service) + fill(endpoint.path, params);

/**
 * Calls an endpoint and checks its answer against the contract (requirements 7).
 * @param url in place of the endpoint's own, where an answer before gave a link to follow
 * @returns the answer, or null for a 204 where the contract allows one.
 * @throws ServiceError
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E> = {},
  url: string = urlOf(endpoint, input),
): Promise<ResponseOf<E>> {
  const headers = {
    accept: 'application/json',
    ...(endpoint.method !== 'GET' && { 'content-type': 'application/json' }),
    ...(isBesideUs(url) && { 'accept-encoding': 'identity' }),
    ...(input.headers as Record<string, string> | undefined),
  };
  const response = await fetcherFor(input.ask)
    .raw(url, {
      method: endpoint.method,
      headers,
      ...(input.query ? { query: input.query } : {}),
      ...(input.body ? { body: input.body } : {}),
      // The library's own time-out ends with the first try, and there is none beside a signal.
      onRequest: ({ options }) => {
        options.signal = AbortSignal.any([
          AbortSignal.timeout(isBesideUs(url) ? buildTimeoutMilliseconds : timeoutMilliseconds),
          ...(input.signal ? [input.signal] : []),
        ]);
      },
      onResponse: ({ response, options }) => {
        noteServerDate(response.headers.get('date'));
        // Shoppers leave before so long a wait ends.
        if (Number(response.headers.get('retry-after')) * 1000 > longestDelay) options.retry = 0;
      },
      retry: isRepeatable(endpoint, headers) ? retries : 0,
      retryStatusCodes: [429, 502, 503, 504],
      retryDelay: (context) => retryDelay(context.response, Number(context.options.retry)),
    })
    .catch((error: unknown) => {
      throw asServiceError(error, url, input.signal);
    });
  return readAnswer(endpoint, url, response.status, response._data);
}
