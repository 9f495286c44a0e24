import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { ErrorCode } from './errors.ts';
import type { BookingScope } from './identity.ts';

/** The remote services; each has its base URL in the environment (requirements 7). */
export type ServiceName = 'vendor' | 'location' | 'search' | 'shopper' | 'newsletter' | 'identity';

/** Where the embedded back end mounts each service; a real one has its own base URL in the environment. */
export const embeddedBase: Record<ServiceName, string> = {
  vendor: '/api/vendor',
  location: '/api',
  search: '/api',
  shopper: '/api',
  newsletter: '/api/newsletter',
  identity: '/identity',
};

/** Who may call an endpoint: its server holds callers to it, and tests walk every endpoint as everybody else. */
export type Access =
  /** Tells nothing of anybody. */
  | { by: 'anyone' }
  /** Whoever knows what the request itself names: a mailed code, the key of a checkout. */
  | { by: 'secret' }
  | {
      by: 'token';
      /** What the request names of these has to be the caller's own. */
      own: readonly ('subject' | 'organization' | 'booking')[];
      /** Only for an e-mail address that is confirmed. */
      verified?: true;
      /** What the token was granted and the person is still allowed. */
      scope?: BookingScope;
      /** A guest may call it without a token, for nothing that is somebody's. */
      guests?: true;
    };

export type Endpoint = {
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT';
  /** Path below the service's base URL, parameters in braces: `/{productType}/quote`. */
  path: string;
  summary: string;
  access: Access;
  params?: GenericSchema;
  /** Query values travel as strings; the schema turns them into what they mean. */
  query?: GenericSchema;
  headers?: GenericSchema;
  body?: GenericSchema;
  response: GenericSchema;
  /** The status of success, where it is not 200. */
  status?: 202;
  /** True where 204 is an answer: there is nothing to give, which is no error. */
  maybeEmpty?: true;
  errors: readonly ErrorCode[];
};

type Part<E, K extends string, Fallback> = E extends Record<K, infer S extends GenericSchema> ? InferInput<S> : Fallback;

export type ParamsOf<E extends Endpoint> = Part<E, 'params', undefined>;
export type QueryOf<E extends Endpoint> = Part<E, 'query', undefined>;
export type HeadersOf<E extends Endpoint> = Part<E, 'headers', undefined>;
export type BodyOf<E extends Endpoint> = Part<E, 'body', undefined>;
export type ResponseOf<E extends Endpoint> = InferOutput<E['response']> | (E extends { maybeEmpty: true } ? null : never);

/** Keeps the literal types of a descriptor, so that client and server are typed by it. Bundlers drop those that a browser never calls. */
export const endpoint = /* @__NO_SIDE_EFFECTS__ */ <const E extends Endpoint>(descriptor: E): E => descriptor;
