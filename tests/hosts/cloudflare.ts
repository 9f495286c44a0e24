import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { getMimeType } from 'hono/utils/mime';
import { hostedShop, type Hosted } from '#tests/support/hosted.ts';
import type { WebServer } from '#tests/support/web-server.ts';

type Assets = { fetch: (request: Request) => Promise<Response> };
type Worker = { fetch: (request: Request, env: { ASSETS: Assets; SERVICES_ORIGIN: string }) => Promise<Response> };

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
const page = 'text/html; charset=utf-8';

/** The files as Cloudflare Pages serves them by itself: pages without their ending, one form of an address leading to the other. */
const assetsOf = ({ site }: Hosted): Assets => ({
  async fetch(request) {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('.html')) return new Response(null, { status: 308, headers: { Location: pathname.slice(0, -5) } });
    const path = join(site, decodeURIComponent(pathname));
    if (pathname.endsWith('/') && (await isFile(`${path}index.html`)))
      return new Response(await readFile(`${path}index.html`), { headers: { 'Content-Type': page } });
    if (await isFile(`${path}.html`)) return new Response(await readFile(`${path}.html`), { headers: { 'Content-Type': page } });
    if (await isFile(path))
      return new Response(await readFile(path), { headers: { 'Content-Type': getMimeType(path) ?? 'application/octet-stream' } });
    return new Response('nothing', { status: 404 });
  },
});

/** Runs the worker that the build made, with a file server in place of Cloudflare's. */
export async function startCloudflare(services: string, hosted = hostedShop): Promise<WebServer> {
  const file = join(hosted.rules, 'cloudflare', '_worker.js');
  const { default: worker } = (await import(pathToFileURL(file).href)) as { default: Worker };
  const env = { ASSETS: assetsOf(hosted), SERVICES_ORIGIN: services };
  const server = createServer(getRequestListener((request) => worker.fetch(request, env), { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
