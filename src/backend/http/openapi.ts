import { toJsonSchema } from '@valibot/to-json-schema';
import type { Env, Hono } from 'hono';
import type { GenericSchema } from 'valibot';
import type { DocumentedEndpoint } from '#contracts/documented/documented.ts';
import { embeddedBase } from '#contracts/endpoint.ts';
import { errorBody, errorStatus } from '#contracts/errors.ts';
import { endpointsOf } from './registry.ts';

type Json = Record<string, unknown>;
type Side = 'input' | 'output';

function jsonSchema(schema: GenericSchema, typeMode: Side): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode, errorMode: 'ignore' });
  return rest;
}

const content = (schema: GenericSchema, typeMode: Side) => ({ content: { 'application/json': { schema: jsonSchema(schema, typeMode) } } });

function parameters(place: 'path' | 'query' | 'header', schema: GenericSchema | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** One answer for each status; several codes may share one. */
function refusals({ errors }: DocumentedEndpoint): Json {
  const byStatus = Map.groupBy(errors, (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), ...content(errorBody, 'output') }]),
  );
}

const operation = (endpoint: DocumentedEndpoint): Json => ({
  tags: [endpoint.service],
  summary: endpoint.summary,
  parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query), ...parameters('header', endpoint.headers)],
  ...(endpoint.body && { requestBody: { required: true, ...content(endpoint.body, 'input') } }),
  responses: {
    [endpoint.status ?? 200]: { description: 'Success', ...content(endpoint.response, 'output') },
    ...(endpoint.maybeEmpty && { 204: { description: 'Nothing to give' } }),
    ...refusals(endpoint),
  },
});

/** The OpenAPI 3.1 document of the given endpoints, where the embedded back end mounts them. */
function documentOf(endpoints: readonly DocumentedEndpoint[], title: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = embeddedBase[endpoint.service] + endpoint.path;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return { openapi: '3.1.0', info: { title, version: '1', description: 'Services of the embedded back end' }, paths };
}

/** The OpenAPI document of all that an app answers, made when it is first read: then everything is mounted. @param title the shop's name */
export function openApi<T extends Env>(app: Hono<T>, title: string): () => Json {
  let made: Json | undefined;
  return () => (made ??= documentOf(endpointsOf(app), title));
}
