import * as v from 'valibot';
import { expect } from 'vitest';
import type { DocumentedEndpoint } from '#contracts/documented/documented.ts';
import { embeddedBase, type Endpoint, type ResponseOf } from '#contracts/endpoint.ts';
import { errorBody, errorStatus, type ErrorBody } from '#contracts/errors.ts';
import { startTestServer } from './backend.ts';

export type Target = { origin: string; close: () => Promise<void> };
type Sent = { params?: Record<string, string>; query?: Record<string, string>; headers?: Record<string, string>; body?: unknown };
type Answer<E extends Endpoint> = { status: number; body: ResponseOf<E> | null };

/** The services at `LANDFALL_CONTRACT_URL`, or the embedded back end on a free port. */
export async function contractTarget(): Promise<Target> {
  const given = process.env.LANDFALL_CONTRACT_URL;
  if (given) return { origin: given.replace(/\/$/, ''), close: () => Promise.resolve() };
  const { url, close } = await startTestServer();
  return { origin: url, close };
}

function urlOf(origin: string, endpoint: Endpoint, { params = {}, query = {} }: Sent): URL {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const url = new URL(origin + embeddedBase[endpoint.service] + path);
  url.search = new URLSearchParams(query).toString();
  return url;
}

const send = (origin: string, endpoint: Endpoint, sent: Sent): Promise<Response> =>
  fetch(urlOf(origin, endpoint, sent), {
    method: endpoint.method,
    headers: { Accept: 'application/json', ...(endpoint.method !== 'GET' && { 'Content-Type': 'application/json' }), ...sent.headers },
    ...(sent.body !== undefined && { body: typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body) }),
  });

/** Calls an endpoint and holds its success to the contract: JSON of its schema, or 204 where it may be empty. */
export async function call<const E extends Endpoint>({ origin }: Target, endpoint: E, sent: Sent = {}): Promise<Answer<E>> {
  const response = await send(origin, endpoint, sent);
  const text = await response.text();
  if (response.status === 204) {
    expect(endpoint.maybeEmpty, `${endpoint.path} may not be empty`).toBe(true);
    expect(text).toBe('');
    return { status: 204, body: null };
  }
  expect(response.status, text).toBe(endpoint.status ?? 200);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/(hal\+)?json/);
  return { status: response.status, body: v.parse(endpoint.response, JSON.parse(text)) as ResponseOf<E> };
}

/** Calls an endpoint that must refuse: one of its own codes, under the status of that code. */
export async function refusal({ origin }: Target, endpoint: DocumentedEndpoint, sent: Sent = {}): Promise<ErrorBody> {
  const response = await send(origin, endpoint, sent);
  const body = v.parse(errorBody, await response.json());
  expect(endpoint.errors).toContain(body.code);
  expect(response.status).toBe(errorStatus[body.code]);
  return body;
}
