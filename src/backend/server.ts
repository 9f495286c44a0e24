import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { openBackend, type OpenBackend, type Overrides } from './backend.ts';
import { originOf, type Config } from './config.ts';
import { createApp } from './app.ts';
import { builtPath, siteDirectory } from './root.ts';
import { compareToursRoutine } from './site/compare-tours.ts';
import type { Built } from './site/outdated.ts';
import { rendererOf } from './site/pages-on-demand.ts';
import { startBackground } from './background.ts';

export type RunningServer = { url: string; backend: OpenBackend; close: () => Promise<void> };

/**
 * Where others work in this process, as in a build, Node's own Request and Response stay: they rely on them. Lighter ones answer sooner.
 */
export type Process = { isOwn: boolean };

const listen = (server: Server, { port, host }: Config): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

/** What the build has left of a brand. */
const builtSite = (brand: string) => ({
  directory: siteDirectory(brand),
  render: rendererOf(brand),
  built: existsSync(builtPath(brand)) ? (JSON.parse(readFileSync(builtPath(brand), 'utf8')) as Built) : undefined,
});

/** With port 0 the public address is known only now. */
const settled = (config: Config, port: number): Config =>
  config.port === 0 ? { ...config, port, siteUrl: config.siteUrl.replace(/:0$/, `:${port}`) } : config;

/** Answers requests with the app once there is one: the first requests wait for it. */
function serve(server: Server, app: Promise<Hono>, { isOwn }: Process): void {
  const listener = app.then(({ fetch }) => getRequestListener(fetch, { overrideGlobalObjects: isOwn }));
  server.on('request', (request, response) => {
    listener.then(
      (answer) => answer(request, response),
      () => request.destroy(),
    );
  });
  // `startServer` reports a failure.
  listener.catch(() => {});
}

/**
 * Opens the back end and serves it over HTTP. `close` lets running requests finish.
 * @throws Error when the port is taken or the back end cannot be opened
 */
export async function startServer(config: Config, overrides: Overrides = {}, process: Process = { isOwn: false }): Promise<RunningServer> {
  const server = createServer();
  const { port } = await listen(server, config);
  const opening = openBackend(settled(config, port), overrides);
  const site = builtSite(config.brand);
  const app = opening.then((backend) => createApp(backend, site));
  serve(server, app, process);
  const backend = await app
    .then(() => opening)
    .catch(async (error: unknown) => {
      await closeServer(server);
      await opening.then(
        ({ close }) => close(),
        () => {},
      );
      throw error;
    });
  const stopBackground = await startBackground(backend, [compareToursRoutine(site)]);
  const close = async () => {
    await closeServer(server);
    await stopBackground();
    await backend.close();
  };
  return { url: originOf(config.host, port), backend, close };
}
