import * as v from 'valibot';
import type { Endpoint, ResponseOf } from '#contracts/endpoint.ts';
import { refusalIn } from '#contracts/errors.ts';
import { ServiceError } from './service-error.ts';

/** Requirements 8: the message of a 204 where the contract promises an answer. */
const noContentKey = 'network.no_content_found';

/**
 * Reads a successful response as its contract promises it.
 * @param body of the response, parsed; undefined where it has none
 * @returns the answer, or null for a 204 where the contract allows one
 * @throws ServiceError `no_content` for any other 204, `refused` for an answer that carries an error message, `unreadable` for all
 * else that the contract does not know, as a page of HTML
 */
export function readAnswer<E extends Endpoint>(endpoint: E, url: string, status: number, body: unknown): ResponseOf<E> {
  if (status === 204) {
    if (endpoint.maybeEmpty) return null as ResponseOf<E>;
    throw new ServiceError('no_content', noContentKey, status);
  }
  const refusal = refusalIn(body);
  if (refusal !== undefined) throw new ServiceError('refused', refusal, status);
  const parsed = v.safeParse(endpoint.response, body);
  if (parsed.success) return parsed.output;
  const { nested } = v.flatten(parsed.issues);
  throw new ServiceError('unreadable', `${endpoint.method} ${url} broke its contract: ${nested ? JSON.stringify(nested) : ''}`, status);
}
