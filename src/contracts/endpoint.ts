import type { GenericSchema, InferInput, InferOutput } from 'valibot';

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

/** What a call sends and gets. What its server promises beside that stands in `documented/`. */
export type Endpoint = {
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT';
  /** Path below the service's base URL, parameters in braces: `/{productType}/quote`. */
  path: string;
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
};

type Part<E, K extends string, Fallback> = E extends Record<K, infer S extends GenericSchema> ? InferInput<S> : Fallback;

export type ParamsOf<E extends Endpoint> = Part<E, 'params', undefined>;
export type QueryOf<E extends Endpoint> = Part<E, 'query', undefined>;
export type HeadersOf<E extends Endpoint> = Part<E, 'headers', undefined>;
export type BodyOf<E extends Endpoint> = Part<E, 'body', undefined>;
export type ResponseOf<E extends Endpoint> = InferOutput<E['response']> | (E extends { maybeEmpty: true } ? null : never);

/** Keeps the literal types of a descriptor, so that client and server are typed by it. Bundlers drop those that a browser never calls. */
export const endpoint = /* @__NO_SIDE_EFFECTS__ */ <const E extends Endpoint>(descriptor: E): E => descriptor;
