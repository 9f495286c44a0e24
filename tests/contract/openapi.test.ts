import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '#backend/http/endpoints.ts';
import { embeddedBase } from '#contracts/endpoint.ts';
import { errorStatus } from '#contracts/errors.ts';
import { contractTarget, type Target } from '#tests/support/contract.ts';

let target: Target;
beforeAll(async () => {
  target = await contractTarget();
});
afterAll(() => target.close());

it('describes every endpoint, its answers and its errors', async () => {
  const document = (await (await fetch(`${target.origin}/api/openapi.json`)).json()) as {
    openapi: string;
    paths: Record<
      string,
      Record<string, { summary: string; responses: Record<string, unknown>; parameters: { name: string; in: string }[] }>
    >;
  };
  expect(document.openapi).toMatch(/^3\.1/);
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
