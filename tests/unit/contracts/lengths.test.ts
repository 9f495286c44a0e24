import { toJsonSchema } from '@valibot/to-json-schema';
import { describe, expect, it } from 'vitest';
import { mountedEndpoints } from '#tests/support/endpoints.ts';

type Json = Record<string, unknown>;

/** A pattern that no text of any length fits: anchored at both ends, with no quantifier that is open. */
function isBounded(pattern: string): boolean {
  const bare = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  return bare.startsWith('^') && bare.endsWith('$') && !/[*+]|\{\d+,\}/.test(bare);
}

const isShort = ({ maxLength, format, pattern, enum: values, const: value }: Json): boolean =>
  maxLength !== undefined ||
  values !== undefined ||
  value !== undefined ||
  format === 'uuid' ||
  (typeof pattern === 'string' && isBounded(pattern));

/** @returns the paths of all that may be of any length */
function unboundedIn(schema: unknown, path: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => unboundedIn(one, path));
  if (typeof schema !== 'object' || schema === null) return [];
  const found = schema as Json;
  const inner = (name: string) => unboundedIn(found[name], path);
  const properties = Object.entries((found['properties'] as Json | undefined) ?? {});
  return [
    ...(found['type'] === 'string' && !isShort(found) ? [path] : []),
    ...(found['type'] === 'array' && found['maxItems'] === undefined ? [`${path}[]`] : []),
    ...(typeof found['additionalProperties'] === 'object' && found['maxProperties'] === undefined ? [`${path}{}`] : []),
    // What no schema describes may be anything.
    ...(Object.keys(found).length === 0 ? [path] : []),
    ...['items', 'prefixItems', 'additionalProperties', 'anyOf', 'allOf', 'oneOf'].flatMap(inner),
    ...properties.flatMap(([name, property]) => unboundedIn(property, `${path}.${name}`)),
  ];
}

const endpoints = await mountedEndpoints();
const parts = endpoints.flatMap((endpoint) =>
  (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? [{ name: `${endpoint.method} ${endpoint.path}: ${part}`, schema }] : [];
  }),
);

describe('every text of a request has a length, and every list a size', () => {
  it.each(parts)('$name', ({ schema }) => {
    expect(unboundedIn(toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }), '')).toEqual([]);
  });
});
