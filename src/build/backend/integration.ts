import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { AstroIntegration, AstroIntegrationLogger, HookParameters } from 'astro';
import { tsImport } from 'tsx/esm/api';
import type { BrandFacts } from '#contracts/brand.ts';
import { servicePaths } from '#domain/host-rules.ts';
import type { OpenBackend } from '#backend/backend.ts';
import { lock } from '#backend/db/lock.ts';
import { promotionsIn } from '#backend/catalogue/catalogue.ts';
import type { CatalogueFiles } from '#backend/catalogue/read-file.ts';
import { backendPath, builtPath, onDemandEntry, root } from '#backend/root.ts';
import type { RunningServer } from '#backend/server.ts';
import { builtFilesOf, type Built } from '#backend/site/outdated.ts';
import type { Render } from '#backend/site/pages-on-demand.ts';
import { digestsPath, type TourDigests } from '#domain/tour-digests.ts';

type DevServer = HookParameters<'astro:server:setup'>['server'];
type AppModule = typeof import('#backend/app.ts');
type Listener = ReturnType<typeof getRequestListener>;

/** What the back end answers while Astro serves the pages. */
const ownPaths = new RegExp(`^/(images|${servicePaths.join('|')})(/|$|\\?)`);

/** Opened once, so that data outlive an edit; the app is made anew when one of its files changes. */
async function develop(server: DevServer, logger: AstroIntegrationLogger, brand: BrandFacts): Promise<void> {
  const load = <M>(file: string): Promise<M> => server.ssrLoadModule(backendPath(file)) as Promise<M>;
  const { readConfig } = await load<typeof import('#backend/config.ts')>('config.ts');
  const { openBackend } = await load<typeof import('#backend/backend.ts')>('backend.ts');
  const backend: OpenBackend = await openBackend(readConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warning' }), { brand });
  const { startBackground } = await load<typeof import('#backend/background.ts')>('background.ts');
  const stopBackground = await startBackground(backend);
  server.httpServer?.once('close', () => void stopBackground().then(backend.close));

  let made: { createApp: AppModule['createApp']; listener: Listener } | undefined;
  async function listener(): Promise<Listener> {
    const { createApp } = await load<AppModule>('app.ts');
    if (made?.createApp !== createApp)
      made = { createApp, listener: getRequestListener(createApp(backend).fetch, { overrideGlobalObjects: false }) };
    return made.listener;
  }

  server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    if (!ownPaths.test(request.url ?? '')) return next();
    listener()
      .then((answer) => answer(request, response))
      .catch(next);
  });
  logger.info('services are mounted under /api');
}

/** Through tsx, because outside its pages Astro has no loader for the back end's TypeScript and JSX. */
const loadNow = <M>(file: string): Promise<M> => tsImport(pathToFileURL(file).href, import.meta.url) as Promise<M>;

/** Of the environment, the one setting that pages depend on. */
const catalogueSetting = () => ({ CATALOGUE_DIR: process.env.CATALOGUE_DIR });

async function serveContent(brand: BrandFacts): Promise<RunningServer> {
  const { readConfig } = await loadNow<typeof import('#backend/config.ts')>(backendPath('config.ts'));
  const { startServer } = await loadNow<typeof import('#backend/server.ts')>(backendPath('server.ts'));
  const { readBlank } = await loadNow<typeof import('#backend/db/blank.ts')>(backendPath('db', 'blank.ts'));
  const settings = { ...catalogueSetting(), PORT: '0', DATA_DIR: 'memory://', LOG_LEVEL: 'error', RATE_LIMITS: 'false' };
  return startServer(readConfig(settings), { brand, ...(await readBlank()) });
}

const isElsewhere = (url = ''): boolean => /^https?:/.test(url);

/** What the vendor service has, in the words of the pages' own code. */
async function digestsOf(id: string): Promise<TourDigests> {
  const { render } = (await import(pathToFileURL(onDemandEntry(id)).href)) as { render: Render };
  const response = await render(new Request(new URL(digestsPath, 'http://shop.example')), { ask: fetch });
  return (await response.json()) as TourDigests;
}

/** What our server has to know of the pages, to tell which are outdated. */
async function wordOf(id: string, began: Date, { catalogue }: RunningServer['backend'], files: CatalogueFiles): Promise<Built> {
  const tours = isElsewhere(process.env.VENDOR_URL) ? { tours: await digestsOf(id) } : {};
  return { at: began.toISOString(), files: builtFilesOf(files), promotions: promotionsIn(catalogue), ...tours };
}

/** Two builds at once would take each other's files out of `.astro`. */
const lockBuild = (): Promise<() => void> => lock(join(root, '.astro', 'build.lock'), 'It is building, too: wait until it is done.');

/**
 * Brings the embedded back end into Astro. While content is read and pages are made it runs, with an empty database
 * in memory, at `process.env.LANDFALL_BUILD_ORIGIN`; `astro dev` besides answers the shop's own requests from the
 * data folder; `astro build` for a static copy (`PRERENDER_PICTURES`) leaves the pictures in the output folder.
 * @param id of the brand: the name of its folder
 * @param brand as its sources say: an earlier build's `brand.json` may name other languages
 */
export function embeddedBackend(id: string, brand: BrandFacts): AstroIntegration {
  let content: RunningServer | undefined;
  const began = new Date();
  return {
    name: 'landfall:embedded-backend',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command === 'build') process.once('exit', await lockBuild());
        if (command === 'preview' || process.env.LANDFALL_BUILD_ORIGIN) return;
        content = await serveContent(brand);
        process.env.LANDFALL_BUILD_ORIGIN = content.url;
      },
      'astro:server:setup': ({ server, logger }) => develop(server, logger, brand),
      'astro:build:done': async ({ dir, logger }) => {
        if (content && process.env.PRERENDER_PICTURES === 'true') {
          const { writeRenditions } = await loadNow<typeof import('../images/write.ts')>(join(root, 'src', 'build', 'images', 'write.ts'));
          logger.info(`${await writeRenditions(content.backend.catalogue, fileURLToPath(dir))} pictures written`);
        }
        const files = content?.backend.liveCatalogue.files;
        if (content && files) await writeFile(builtPath(id), JSON.stringify(await wordOf(id, began, content.backend, files)));
        await content?.close();
        delete process.env.LANDFALL_BUILD_ORIGIN;
      },
    },
  };
}
