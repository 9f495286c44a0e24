import { createHash } from 'node:crypto';

/** A file that a bundler is about to write; `source` is that of styles and pictures. */
export type Output = { fileName: string; source?: string | Uint8Array };
/** What a bundler has of the modules it read, as they were after all transformations. */
export type Bundler = {
  getModuleIds: () => Iterable<string>;
  getModuleInfo: (id: string) => { code: string | null } | null;
};

function digestOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('hex');
}

/** What differs between two builds of the same: numbers of pictures, and the port at which fonts are served meanwhile. */
const passing = /__(?:ASTRO_ASSET_IMAGE|VITE_ASSET)__[\w$]+__|"port":\s*\d+/g;

/** The content store: tours and editors' texts, which a page's own key covers. */
const isContent = (id: string): boolean => id.includes('astro:data-layer-content');

/** Digest of the code that makes pages, with messages and settings among it, and of styles and pictures. */
export function digestOfSources(bundler: Bundler, files: readonly Output[]): string {
  const modules = [...bundler.getModuleIds()]
    .filter((id) => !isContent(id))
    .map((id) => `${id}\n${bundler.getModuleInfo(id)?.code?.replace(passing, '') ?? ''}`);
  const assets = files
    .filter(({ source }) => source !== undefined)
    .map(({ fileName, source = '' }) => `${fileName}\n${digestOf([source])}`);
  return digestOf([...modules, ...assets].sort());
}

/** Digest of what browsers load: names of scripts and styles have the hash of what is in them. */
export const digestOfNames = (files: readonly Output[]): string => digestOf(files.map(({ fileName }) => fileName).sort());

/**
 * Adds to the key of each page that has one all that pages have in common. The year, which the footer prints, is all
 * that a page takes from the clock.
 * @param digests of everything that was bundled
 */
export function withCommonKey<P extends { cacheKey?: string | undefined }>(
  paths: readonly P[],
  digests: readonly string[],
  now: Date,
): P[] {
  const common = [String(now.getUTCFullYear()), ...digests];
  return paths.map((path) => (path.cacheKey === undefined ? path : { ...path, cacheKey: digestOf([...common, path.cacheKey]) }));
}
