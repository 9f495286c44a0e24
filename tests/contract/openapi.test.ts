import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DocumentedEndpoint } from '#contracts/documented/documented.ts';
import { embeddedBase, type Endpoint } from '#contracts/endpoint.ts';
import { errorStatus } from '#contracts/errors.ts';
import { contractTarget, type Target } from '#tests/support/contract.ts';
import { mountedEndpoints } from '#tests/support/endpoints.ts';

let target: Target;
let endpoints: readonly DocumentedEndpoint[];
beforeAll(async () => {
  endpoints = await mountedEndpoints();
  target = await contractTarget();
});
afterAll(() => target.close());

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'service' in value;
const endpointsIn = (modules: Record<string, Record<string, unknown>>): Endpoint[] =>
  Object.values(modules).flatMap(Object.values).filter(isEndpoint);
const nameOf = ({ service, method, path }: Endpoint): string => `${method} ${embeddedBase[service]}${path}`;

it('every endpoint of the contracts is documented and answered, once', () => {
  const described = endpointsIn(import.meta.glob('/src/contracts/*.ts', { eager: true }));
  const documented = endpointsIn(import.meta.glob('/src/contracts/documented/*.ts', { eager: true }));
  expect(documented.map(nameOf).sort()).toEqual(described.map(nameOf).sort());
  expect(new Set(endpoints)).toEqual(new Set(documented));
  expect(endpoints).toHaveLength(documented.length);
});

it('describes every endpoint, its answers and its errors', async () => {
  const document = (await (await fetch(`${target.origin}/api/openapi.json`)).json()) as {
    openapi: string;
    paths: Record<
      string,
      Record<string, { summary: string; responses: Record<string, unknown>; parameters: { name: string; in: string }[] }>
    >;
  };
  expect(document.openapi).toMatch(/^3\.1/);
  expect(Object.values(document.paths).flatMap(Object.keys)).toHaveLength(endpoints.length);
  for (const endpoint of endpoints) {
    const operation = document.paths[embeddedBase[endpoint.service] + endpoint.path]?.[endpoint.method.toLowerCase()];
    expect(operation?.summary).toBe(endpoint.summary);
    const refusals = endpoint.errors.map((code) => String(errorStatus[code]));
    // The identity provider's errors are those of its own standards.
    if (endpoint.service !== 'identity') expect(refusals).toEqual(expect.arrayContaining(['400', '503']));
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining([String(endpoint.status ?? 200), ...refusals, ...(endpoint.maybeEmpty ? ['204'] : [])]),
    );
    const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(inPath).toEqual([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  }
});
