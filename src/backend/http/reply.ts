import type { Context, Env, ErrorHandler, Hono, NotFoundHandler } from 'hono';
import type { Logger } from 'pino';
import type { GenericSchema, InferOutput } from 'valibot';
import * as v from 'valibot';
import { embeddedBase, type Endpoint, type ResponseOf } from '#contracts/endpoint.ts';
import { Refusal, refusalOf } from './refusal.ts';

type Part<E, K extends string> = E extends Record<K, infer S extends GenericSchema> ? InferOutput<S> : undefined;

/** The parts of a request as the endpoint's schemas read them. */
export type Input<E extends Endpoint> = {
  params: Part<E, 'params'>;
  query: Part<E, 'query'>;
  headers: Part<E, 'headers'>;
  body: Part<E, 'body'>;
};

function read<S extends GenericSchema>(schema: S | undefined, value: unknown): InferOutput<S> | undefined {
  if (!schema) return undefined;
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  throw new Refusal('invalid_request', { field: v.getDotPath(result.issues[0]) ?? '', problem: result.issues[0].message });
}

/** Postgres keeps no NUL in a text, and nobody half a surrogate pair (RFC 7493, section 2.1). */
function keepable(_name: string, value: unknown): unknown {
  if (typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))) return value;
  throw new Refusal('invalid_request', { field: '', problem: 'a text has NUL, or half a surrogate pair' });
}

async function json(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text(), keepable);
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw new Refusal('invalid_request', { field: '', problem: 'the body is not JSON' }, { cause });
  }
}

/** Our own mistake, and never the caller's: an answer that the contract does not allow. */
function checked<E extends Endpoint>(endpoint: E, answer: unknown): unknown {
  const result = v.safeParse(endpoint.response, answer);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${endpoint.method} ${endpoint.path} answers against its contract: ${v.getDotPath(issue) ?? '(body)'}: ${issue.message}`);
}

/** `/{productType}/quote` of the vendor service as hono writes it: `/api/vendor/:productType/quote`. */
const mountPath = (endpoint: Endpoint): string => embeddedBase[endpoint.service] + endpoint.path.replace(/\{(\w+)\}/g, ':$1');

/**
 * Mounts a contract endpoint: request and response are held to its schemas, `null` is answered with 204.
 * A request against them is refused as `invalid_request` with the `field`.
 */
export function route<T extends Env, const E extends Endpoint>(
  app: Hono<T>,
  endpoint: E,
  handler: (input: Input<E>, c: Context<T>) => Promise<ResponseOf<E>> | ResponseOf<E>,
): void {
  app.on(endpoint.method, mountPath(endpoint), async (c) => {
    const input = {
      params: read(endpoint.params, c.req.param()),
      query: endpoint.query && read(endpoint.query, c.req.query()),
      headers: endpoint.headers && read(endpoint.headers, c.req.header()),
      body: endpoint.body && read(endpoint.body, await json(c)),
    } as Input<E>;
    const answer = await handler(input, c);
    if (answer === null) return c.body(null, 204);
    return c.json(checked(endpoint, answer) as object, endpoint.status ?? 200);
  });
}

/** Turns whatever was thrown into the body that `contracts/errors.ts` promises; only our own faults are logged. */
export const onError =
  (log: Logger): ErrorHandler =>
  (error, c) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) log.error({ err: error, path: c.req.path }, refusal.message);
    if (refusal.code === 'too_many_requests' || refusal.code === 'unavailable')
      c.header('Retry-After', String(refusal.details?.['retryAfter'] ?? 2));
    // RFC 6750, section 3.
    if (refusal.code === 'unauthenticated') c.header('WWW-Authenticate', 'Bearer error="invalid_token"');
    return c.json(refusal.body, refusal.status);
  };

export const apiNotFound: NotFoundHandler = (c) => {
  const { body, status } = new Refusal('not_found');
  return c.json(body, status);
};
