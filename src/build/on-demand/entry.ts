import { basename, join } from 'node:path';
import { createApp } from 'astro/app/entrypoint';
import { policyFor } from '../pages/own-hashes.ts';
import { scriptReader, withPreloads } from '../pages/preloads.ts';

const app = createApp({ streaming: false });
const policyName = 'Content-Security-Policy';

/** This module is `dist/server/<brand>/entry.mjs`, and the brand's scripts are in `dist/<brand>`. */
const scriptOf = scriptReader(join(import.meta.dirname, '..', '..', basename(import.meta.dirname)));

/**
 * Renders one of the pages that are made when they are asked for, finished as the prerendered ones are, with its policy as a header.
 * @param locals what the page works with: how it asks the shop's services
 * @returns status 404 without a body where there is no such page
 */
export async function render(request: Request, locals: App.Locals): Promise<Response> {
  const response = await app.render(request, { locals });
  const policy = response.headers.get(policyName);
  if (policy === null) return response;
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.set(policyName, policyFor(html, policy));
  return new Response(Buffer.from(withPreloads(html, scriptOf)), { status: response.status, headers });
}
