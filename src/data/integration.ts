import { createHash } from 'node:crypto';
import type { AstroIntegration } from 'astro';

type Output = { fileName: string; source?: string | Uint8Array };
type Bundler = {
  environment: { name: string };
  getModuleIds: () => Iterable<string>;
  getModuleInfo: (id: string) => { code: string | null } | null;
};

function digestOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('hex');
}

/** Names of scripts and styles have the hash of what is in them. */
const digestOfNames = (files: readonly Output[]): string => digestOf(files.map(({ fileName }) => fileName).sort());

/** What differs between two builds of the same: numbers of pictures, and the port at which fonts are served meanwhile. */
const passing = /__(?:ASTRO_ASSET_IMAGE|VITE_ASSET)__[\w$]+__|"port":\s*\d+/g;

/** Of the code that makes pages, with messages, settings and editors' texts among it, and of styles and pictures. */
function digestOfSources(bundler: Bundler, files: readonly Output[]): string {
  const modules = [...bundler.getModuleIds()].map((id) => `${id}\n${bundler.getModuleInfo(id)?.code?.replace(passing, '') ?? ''}`);
  const assets = files.filter(({ source }) => source !== undefined).map(({ fileName, source = '' }) => `${fileName}\n${digestOf([source])}`);
  return digestOf([...modules, ...assets].sort());
}

/**
 * Lets a build keep what the last one made of a page whose `cacheKey` is the same (Astro's incremental build), but only
 * while all code, styles, messages, settings and editors' texts are the same, too: a page has the names of scripts in it,
 * and these change with anything they import. The year, which the footer prints, is all that a page takes from the clock.
 */
export function keptPages(): AstroIntegration {
  const digests = new Map<string, string>();
  const digester = {
    name: 'landfall:digests',
    generateBundle(this: Bundler, _options: unknown, bundle: Record<string, Output>) {
      const files = Object.values(bundle);
      const { name } = this.environment;
      digests.set(name, name === 'client' ? digestOfNames(files) : digestOfSources(this, files));
    },
  };
  return {
    name: 'landfall:kept-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => { updateConfig({ vite: { plugins: [digester as never] } }); },
      'astro:build:start': ({ setPrerenderer }) => setPrerenderer((prerenderer) => ({
        ...prerenderer,
        getStaticPaths: async () => {
          const stamp = digestOf([String(new Date().getUTCFullYear()), ...[...digests].flat()]);
          const paths = await prerenderer.getStaticPaths();
          return paths.map((path) => (path.cacheKey === undefined ? path : { ...path, cacheKey: digestOf([stamp, path.cacheKey]) }));
        },
      })),
    },
  };
}
