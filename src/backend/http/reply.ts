import type { Context, Env, ErrorHandler, Hono, NotFoundHandler } from 'hono';
import type { Logger } from 'pino';
import type { GenericSchema, InferOutput } from 'valibot';
import * as v from 'valibot';
import type { DocumentedEndpoint } from '#contracts/documented/documented.ts';
import { embeddedBase, type Endpoint, type ResponseOf } from '#contracts/endpoint.ts';
import { pathOfStrange } from './plain-text.ts';
import { Refusal, refusalOf } from './refusal.ts';
import { describing } from './registry.ts';

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

function parsed(text: string): { value: unknown; strange: string | undefined } {
  try {
    const value: unknown = JSON.parse(text);
    return { value, strange: pathOfStrange(value) };
  } catch (cause) {
    // A body that is nested too deeply, too.
    throw new Refusal('invalid_request', { field: '', problem: 'the body is not JSON' }, { cause });
  }
}

async function json(c: Context): Promise<unknown> {
  const { value, strange: field } = parsed(await c.req.text());
  if (field === undefined) return value;
  throw new Refusal('invalid_request', { field, problem: 'a text has a control character, or half a surrogate pair' });
}

/** Our own mistake, and never the caller's: an answer that the contract does not allow. */
function checked<E extends Endpoint>(endpoint: E, answer: unknown): unknown {
  const result = v.safeParse(endpoint.response, answer);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${endpoint.method} ${endpoint.path} answers against its contract: ${v.getDotPath(issue) ?? '(body)'}: ${issue.message}`);
}

/** `/{productType}/quote` of the vendor service as hono writes it: `/api/vendor/:productType/quote`. */
export const mountPath = (endpoint: Endpoint): string => embeddedBase[endpoint.service] + endpoint.path.replace(/\{(\w+)\}/g, ':$1');

/** Tells nothing of anybody, so that it may be cached, and is asked about each time. */
const isPublic = ({ method, access }: DocumentedEndpoint): boolean => method === 'GET' && access.by === 'anyone';

/**
 * Mounts a documented endpoint, for `endpointsOf` to find: request and response are held to its schemas, `null` is answered with 204.
 * A request against them is refused as `invalid_request` with the `field`.
 */
export function route<T extends Env, const E extends DocumentedEndpoint>(
  app: Hono<T>,
  endpoint: E,
  handler: (input: Input<E>, c: Context<T>) => Promise<ResponseOf<E>> | ResponseOf<E>,
): void {
  const answerTo = async (c: Context<T>) => {
    const input = {
      params: read(endpoint.params, c.req.param()),
      query: endpoint.query && read(endpoint.query, c.req.query()),
      headers: endpoint.headers && read(endpoint.headers, c.req.header()),
      body: endpoint.body && read(endpoint.body, await json(c)),
    } as Input<E>;
    const answer = await handler(input, c);
    if (isPublic(endpoint)) c.header('Cache-Control', 'no-cache');
    if (answer === null) return c.body(null, 204);
    return c.json(checked(endpoint, answer) as object, endpoint.status ?? 200);
  };
  app.on(endpoint.method, mountPath(endpoint), describing(endpoint, answerTo));
}

/** Turns whatever was thrown into the body that `contracts/errors.ts` promises; only our own faults are logged. */
export const onError =
  (log: Logger): ErrorHandler =>
  (error, c) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) log.error({ err: error, path: c.req.path }, refusal.message);
    if (refusal.status === 429 || refusal.status === 503) c.header('Retry-After', String(refusal.details?.['retryAfter'] ?? 2));
    // RFC 6750, section 3.
    if (refusal.code === 'unauthenticated') c.header('WWW-Authenticate', 'Bearer error="invalid_token"');
    return c.json(refusal.body, refusal.status);
  };

export const apiNotFound: NotFoundHandler = (c) => {
  const { body, status } = new Refusal('not_found');
  return c.json(body, status);
};
