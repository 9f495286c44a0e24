import { createApp } from '#backend/app.ts';
import { endpointsOf } from '#backend/http/registry.ts';
import type { DocumentedEndpoint } from '#contracts/documented/documented.ts';
import { openTestBackend } from './backend.ts';

/** Every endpoint that the embedded back end answers. */
export async function mountedEndpoints(): Promise<readonly DocumentedEndpoint[]> {
  const backend = await openTestBackend();
  const endpoints = endpointsOf(createApp(backend));
  await backend.close();
  return endpoints;
}
